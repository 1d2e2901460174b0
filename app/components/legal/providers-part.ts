type Words = Readonly<{ pl: string; en: string }>;

/** The provider's own part (the contract's AccessibilityStatement). */
export type ProvidersPart = Readonly<{
  entityName: string;
  siteUrl: string;
  publishedOn: string;
  updatedOn: string;
  contact: Readonly<{ name: string; email: string; phone: string }>;
  buildings: readonly Readonly<{ address: string; description: Words }>[];
  buildingsUrl?: string | undefined;
  interpreter: Readonly<{ isOnline: boolean; url?: string | undefined }>;
  textTelephone: string | null;
  hasLargePrint: boolean;
  otherWays: readonly Words[];
  mobileApps: readonly Readonly<{ name: string; url: string }>[];
}>;

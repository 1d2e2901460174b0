import type { ApplicationSettings, PortalSettings } from '#contract/settings/schemas.ts';
import type { Installation } from '#contract/settings/registration.ts';
import { identitySystemOf } from '#provider/core/outside/identity-in-use.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { isScanned } from '#provider/core/scanner/index.ts';
import { consentVersionOf } from '#provider/core/settings/consent-version.ts';

const application = os.settings.application.handler(async ({ context }) => {
  return (await context.store.settings.get('application')) as ApplicationSettings;
});

const installation = os.settings.installation.handler(async ({ context }) => {
  return (await context.store.settings.get('installation')) as Installation;
});

/** A-63, S-35. The bounds of an upload, and whether a virus scanner looks at what comes. */
const uploadParams = async (context: CallContext) => ({
  ...(await context.store.settings.fileUploadParams()),
  isScanned: isScanned(context),
});

const registration = os.settings.registration.handler(async ({ context }) => {
  const { settings } = context.store;
  const [
    { phoneIsRequiredSince: _, patientNamesDisabled: _names, ...kept },
    { usernamePromptMode },
    fileUploadParams,
    installation,
    smsEnabled,
  ] = await Promise.all([
    settings.registration(),
    settings.login(),
    uploadParams(context),
    settings.get('installation'),
    settings.isSmsEnabled(),
  ]);
  return {
    ...kept,
    consentVersion: consentVersionOf(kept),
    usernamePromptMode,
    smsEnabled,
    emailIsRequired: kept.emailIsRequired || usernamePromptMode === 'E_MAIL',
    addressVisible: kept.addressVisible || kept.addressRequired,
    attachmentsVisible: kept.attachmentsVisible || kept.attachmentsRequired,
    fileUploadParams,
    systemInstallationSettings: installation as Installation,
  };
});

const identification = os.settings.identification.handler(({ context }) =>
  context.store.consentSettings.identification(),
);

const login = os.settings.login.handler(async ({ context }) => {
  const settings = await context.store.settings.login();
  const system = await identitySystemOf(context);
  const origin = system?.origin();
  return { ...settings, ...(system && origin ? { eGovernment: { x: system.x, origin } } : {}) };
});

const portal = os.settings.portal.handler(async ({ context }) => {
  return (await context.store.settings.get('portal')) as PortalSettings;
});

const registerAccountDesc = os.settings.registerAccountDesc.handler(async ({ context }) => ({
  text: await context.store.settings.registerAccountDesc(),
}));

const links = os.settings.links.handler(({ context }) => context.store.settings.links());

const files = os.settings.files.handler(async ({ context }) => ({
  fileUploadParams: await uploadParams(context),
}));

const legalDocuments = os.settings.legalDocuments.handler(({ context }) =>
  context.store.settings.legalDocuments(),
);

const accessibilityStatement = os.settings.accessibilityStatement.handler(async ({ context }) => ({
  statement: await context.store.settings.accessibilityStatement(),
}));

export const settings = {
  accessibilityStatement,
  application,
  files,
  identification,
  installation,
  login,
  portal,
  registerAccountDesc,
  registration,
  legalDocuments,
  links,
};

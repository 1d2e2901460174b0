type Asked = Readonly<{ text: string; notInFuture?: boolean | undefined }>;

/** A host that has no word for it says it by the question alone. */
const SINCE_WHEN = /^(?:od kiedy|od którego dnia|since when|since which day)(?!\p{L})/iu;

/** True where the day that is asked for has been: "Od kiedy przyjmuje Pan/Pani zalecone leki?" */
export const isOfPast = ({ text, notInFuture }: Asked) => notInFuture ?? SINCE_WHEN.test(text.trim());

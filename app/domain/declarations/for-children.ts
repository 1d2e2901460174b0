import { plainText, type ProviderText } from '#app/domain/text.ts';

/** The provider says whom a unit is for by its name alone: "Poradnia dla Dzieci", "Poradnia pediatryczna". */
const FOR_CHILDREN = /(?<!\p{L})(?:dla dzieci|dziecięc|pediatr)/iu;

/** True where a unit is for children, as its name says; one that says nothing may be for everybody. */
export const isForChildren = (name: ProviderText) => FOR_CHILDREN.test(plainText(name));

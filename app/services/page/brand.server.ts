import { brandPath, brandStylesheet, type Brand } from '#app/domain/brand.ts';

/** The stylesheet of the provider's own colours, and its address. */
export const brandFile = (brand: Brand) => ({ path: brandPath(brand), css: brandStylesheet(brand) });
export type { Brand };

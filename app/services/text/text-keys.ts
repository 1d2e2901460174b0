import type { resources } from '#locales/generated.ts';

/** The areas of locales/<language>/; Polish is the source. */
type Areas = (typeof resources)['pl'];

type WithoutPlural<Key extends string> = Key extends `${infer Name}_${'one' | 'few' | 'many' | 'other'}`
  ? Name
  : Key;

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? WithoutPlural<Key> : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

/** Every text of the portal: "bookings:list.title". A key that stands in no file does not compile. */
export type TextKey = { [Area in keyof Areas]: `${Area}:${Paths<Areas[Area]>}` }[keyof Areas];

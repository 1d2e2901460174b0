import { readdirSync, readFileSync } from 'node:fs';
import { shapeOf, type ApiDocument, type Shape } from './shape.ts';
import { isBelow } from './version.ts';

const FOLDER = 'docs/releases';
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const fileOfRelease = (version: string) => `${FOLDER}/${version}.json`;

/** Versions of the contract that have been released, the first one first. */
export const releasedVersions = () =>
  readdirSync(FOLDER)
    .map((name) => name.replace(/\.json$/, ''))
    .sort((one, other) => (isBelow(one, other) ? -1 : 1));

/** A released contract. */
export const releaseOf = (version: string) => read(fileOfRelease(version)) as Shape;

/** The contract that was released last. */
export const lastRelease = () => releaseOf(releasedVersions().at(-1) ?? '');

/** The contract as it is. */
export const currentShape = () => shapeOf(read('docs/provider-api.json') as ApiDocument);

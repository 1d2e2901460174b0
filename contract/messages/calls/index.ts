import { files } from './files.ts';
import { reading } from './reading.ts';
import { writing } from './writing.ts';

export const messages = { ...reading, ...files, ...writing };

import type { Concepts } from '../pattern.ts';
import { body } from './body.ts';
import { medicine } from './medicine.ts';
import { people } from './people.ts';
import { substances } from './substances.ts';

/** All named alternatives of the safety rules, English and German together: users mix them. */
export const concepts: Concepts = { ...people, ...body, ...substances, ...medicine };

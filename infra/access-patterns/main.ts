import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../constructs/functions/function-code.ts';
import { withItemTypes } from './item-types-section.ts';

const path = join(projectRoot, 'docs/access-patterns.md');
writeFileSync(path, withItemTypes(readFileSync(path, 'utf8')));

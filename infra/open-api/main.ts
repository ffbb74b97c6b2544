import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../constructs/functions/function-code.ts';
import { openApiText } from './open-api.ts';

writeFileSync(join(projectRoot, 'docs/openapi.json'), openApiText());

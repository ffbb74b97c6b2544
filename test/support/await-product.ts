import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';

/** Waits for the product that `local-product.ts` starts while other tests run. */
const report = inject('startReport');
while (!existsSync(report)) await pause(200);
const reason = readFileSync(report, 'utf8');
if (reason !== '') throw new Error(reason);

import { join } from 'node:path';
import { createS3 } from '#infra/local/services/s3/s3.ts';
import { openStore } from '#infra/local/store.ts';

/** Overwrites one object repeatedly, with a different letter each time, until a test kills this process. */
const [dir = ''] = process.argv.slice(2);
const { objects } = createS3({
  store: openStore(join(dir, 'store.sqlite')),
  dir: join(dir, 's3'),
  clock: () => new Date(),
});

for (let round = 0; ; round += 1) {
  const letter = String.fromCodePoint(97 + (round % 26));
  await objects.put('photos', 'busy', letter.repeat(300_000));
  process.stdout.write('.');
}

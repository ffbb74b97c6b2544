import type { Page } from '@playwright/test';

/** Returns the number of entries that are only stored in the browser's database. */
export const waitingIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('platewise-offline');
        opening.onerror = () => reject(opening.error ?? new Error('It cannot be opened.'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('waiting').objectStore('waiting').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Simulates typed entries `from` to `to`: copies of the first queued entry, each with its own idempotency key. */
export const copyFirst = (page: Page, who: string, from: number, to: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('platewise-offline');
        opening.onerror = () => reject(opening.error ?? new Error('It cannot be opened.'));
        opening.onsuccess = () => {
          const write = opening.result.transaction('waiting', 'readwrite');
          const waiting = write.objectStore('waiting');
          const reading = waiting.getAll(undefined, 1);
          reading.onsuccess = () => {
            const { seq: _its, ...first } = reading.result[0] as { seq: number; entry: object };
            for (let number = wanted.from; number < wanted.to; number += 1) {
              const food_name = `${wanted.who} ${number}`;
              const entry = { ...first.entry, food_name, calories: 100 + number };
              waiting.add({ ...first, entry, key: `lasting-${crypto.randomUUID()}` });
            }
          };
          write.onabort = () => reject(write.error ?? new Error('It was not written.'));
          write.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { who, from, to },
  );

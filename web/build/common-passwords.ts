import type { Plugin } from 'vite';
import { commonPasswords } from '#web/features/passwords/common-passwords.ts';

/** Puts only the refused passwords into the site: the whole dictionary takes five times as much. */
export const commonPasswordList: Plugin = {
  name: 'common-passwords',
  apply: 'build',
  load: {
    filter: { id: /features[\\/]passwords[\\/]common-passwords\.ts$/ },
    handler: () => ({
      code: `export const commonPasswords = ${JSON.stringify(commonPasswords.join(' '))}.split(' ');`,
      map: null,
    }),
  },
};

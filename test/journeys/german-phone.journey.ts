import { publicPaths } from '#shared/site/public-paths.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { tabIds, tabOf } from '#web/features/shell/tabs.ts';
import { LANGUAGE_KEY } from '#web/lib/language/language.ts';
import { guardedPaths } from '#web/lib/navigation/paths.ts';
import type { Screen, Viewer } from '../screens/screen.ts';
import { openViewer } from '../screens/viewers.ts';
import { checkOnPhone } from './check-on-phone.ts';
import { expect, onlyInFull, origin, test, watch } from './journey.ts';

const screenAt = (at: string, viewer: Viewer): Screen => ({ group: 'German', name: at, viewer, at });

const tabs = tabIds.filter((id) => tabOf(id).path === undefined).map((id) => `/dashboard?tab=${id}`);
const screens: Record<string, Screen[]> = {
  visitor: publicPaths.map((path) => screenAt(localizedPath('de', path), 'visitor')),
  demo: [...tabs, ...guardedPaths].map((path) => screenAt(path, 'demo')),
};

test.describe('Every German screen fits a narrow phone and large text', () => {
  test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

  for (const [viewer, own] of Object.entries(screens))
    test(
      `German screens of the viewer “${viewer}” fit without overlap, cut text and sideways scrolling`,
      onlyInFull,
      async ({ browser }) => {
        const dataDir = process.env.JOURNEY_DATA ?? '';
        const { page, context } = await openViewer(viewer as Viewer, { browser, origin, dataDir });
        await page.addInitScript((key) => {
          // The blank page between two screens has no storage.
          if (location.protocol !== 'about:') localStorage.setItem(key, 'de');
        }, LANGUAGE_KEY);
        const faults: string[] = [];
        watch(page, faults);
        for (const screen of own) await checkOnPhone(page, screen);
        await context.close();
        expect(faults).toEqual([]);
      },
    );
});

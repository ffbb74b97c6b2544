import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { asWebp } from './draw.ts';
import { openDemo, type Stage } from './stage.ts';

const size = { width: 390, height: 760, scale: 2 };

interface Frame {
  at: number;
  file: string;
}

/** Shows where the screen is touched, because a recording shows no finger. */
const showTouches = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => {
        const dot = document.createElement('div');
        Object.assign(dot.style, {
          position: 'fixed',
          left: `${clientX - 22}px`,
          top: `${clientY - 22}px`,
          width: '44px',
          height: '44px',
          borderRadius: '50%',
          background: 'rgb(194 56 31 / .35)',
          border: '2px solid rgb(194 56 31 / .8)',
          zIndex: '9999',
          pointerEvents: 'none',
        });
        document.body.append(dot);
        setTimeout(() => dot.remove(), 420);
      },
      { capture: true },
    );
  });
};

const rest = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

const press = async (page: Page, what: Locator): Promise<void> => {
  await what.scrollIntoViewIfNeeded();
  await rest(page, 500);
  await what.click();
};

/** Plays the flow of a meal: photograph, correct, log. @returns the start of each part in seconds */
const play = async (page: Page): Promise<void> => {
  await rest(page, 1_800);
  await press(
    page,
    page.getByRole('navigation').getByRole('button', { name: 'Scan Food', exact: true }).first(),
  );
  await press(page, page.getByRole('button', { name: 'Start Camera' }));
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  await rest(page, 1_600);
  await press(page, page.getByRole('button', { name: 'Capture Photo' }));
  const allow = page.getByRole('button', { name: 'Allow', exact: true });
  const total = page.getByRole('button', { name: 'Add an item' });
  await allow.or(total).first().waitFor({ timeout: 60_000 });
  if (await allow.isVisible()) await press(page, allow);
  await total.waitFor({ timeout: 60_000 });
  await rest(page, 2_200);
  const more = page.getByRole('button', { name: /^(More|Increase).*salmon/i }).first();
  await more.scrollIntoViewIfNeeded();
  for (let index = 0; index < 3; index += 1) await press(page, more);
  await rest(page, 1_200);
  await press(page, page.getByRole('main').getByRole('button', { name: 'Log Food', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.evaluate(() => scrollTo({ top: 0 }));
  await rest(page, 3_200);
};

const encode = (list: string, to: string, codec: string[]): void => {
  const input = ['-nostdin', '-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list];
  const output = ['-vf', 'fps=24,scale=540:-2', '-an', '-pix_fmt', 'yuv420p', ...codec, to];
  execFileSync('ffmpeg', [...input, ...output]);
};

/** Records the demo from the running app as WebM and MP4, with a poster image. */
export const recordDemo = async (stage: Stage, folder: string): Promise<void> => {
  const { page, context } = await openDemo(stage, { ...size, theme: 'light' });
  await showTouches(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await page.getByRole('region', { name: 'Weekly progress' }).waitFor();
  const scratch = mkdtempSync(join(tmpdir(), 'platewise-film-'));
  const frames: Frame[] = [];
  const session = await context.newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(scratch, `${String(frames.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ at: metadata.timestamp ?? 0, file });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth: 780, maxHeight: 1520 });
  await play(page);
  await session.send('Page.stopScreencast');
  const poster = await page.screenshot({ type: 'png' });
  const lines = frames.flatMap(({ at, file }, index) => {
    const next = frames[index + 1]?.at ?? at + 1;
    return [`file '${file}'`, `duration ${Math.max(next - at, 0.001).toFixed(3)}`];
  });
  const list = join(scratch, 'frames.txt');
  writeFileSync(list, [...lines, `file '${frames.at(-1)!.file}'`].join('\n'));
  encode(list, `${folder}/demo.webm`, ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38']);
  encode(list, `${folder}/demo.mp4`, ['-c:v', 'libx264', '-crf', '28', '-movflags', '+faststart']);
  writeFileSync(
    `${folder}/demo-poster.webp`,
    await asWebp(page, `data:image/png;base64,${poster.toString('base64')}`, 0.8, 540),
  );
  rmSync(scratch, { recursive: true });
  await context.close();
  console.log(`demo: ${frames.length} frames in ${(frames.at(-1)!.at - frames[0]!.at).toFixed(1)} s`);
};

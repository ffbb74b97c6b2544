import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchChromium } from './browser.ts';

const FRAMES = 4;

/**
 * Writes a video (motion JPEG) of one picture for Chromium's fake camera, and the picture as a JPEG.
 * `CAMERA_PICTURE` selects your own photo; the default is the plate in `pictures/plate.svg`.
 * @returns the absolute paths of both
 */
export const makeCameraFilm = async (folder: string): Promise<{ film: string; picture: string }> => {
  const own = process.env.CAMERA_PICTURE;
  const drawing = own && existsSync(own) ? own : 'test/support/pictures/plate.svg';
  const type = drawing.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg';
  const source = `data:${type};base64,${readFileSync(drawing).toString('base64')}`;
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  await page.setContent(
    `<body style="margin:0"><img src="${source}" style="width:640px;height:480px;object-fit:cover">`,
    { waitUntil: 'load' },
  );
  const frame = await page.screenshot({ type: 'jpeg', quality: 90 });
  await browser.close();
  const [film, picture] = ['camera.mjpeg', 'plate.jpg'].map((name) => resolve(join(folder, name)));
  writeFileSync(film!, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
  writeFileSync(picture!, frame);
  return { film: film!, picture: picture! };
};

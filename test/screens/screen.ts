import type { Page } from '@playwright/test';

/** The users whose screens are captured. */
export type Viewer = 'visitor' | 'demo' | 'free' | 'newcomer' | 'member' | 'starter' | 'at-risk';

/** One row of the sheet. */
export interface Screen {
  /** Shown in the sheet and used for the file names. */
  name: string;
  /** Heading under which the sheet shows the screen. */
  group: string;
  viewer: Viewer;
  /** The page that is opened first. */
  at: string;
  /** Opens the screen from its page; captures the page itself by default. */
  open?: (page: Page) => Promise<unknown>;
  /** Whether the data requests stay pending or fail. Default: neither. */
  data?: 'loading' | 'error';
}

/** A size and color scheme in which each screen is captured. */
export interface View {
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

export const views: readonly View[] = sizes.flatMap((size) => [
  { ...size, theme: 'light' as const },
  { ...size, theme: 'dark' as const },
]);

/** Returns the file name of a screen's picture without the folder. */
export const fileOf = ({ group, name }: Screen, { width, theme }: View): string =>
  `${`${group} ${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${width}-${theme}.jpg`;

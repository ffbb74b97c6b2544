import type { MenuProps } from '@mantine/core';
import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useEffect, useState } from 'react';
import { onFirstInteraction } from '../interaction/on-first-interaction.ts';
import type { RenderMenu } from './loaded-menu.tsx';

const load = () => import('./loaded-menu.tsx');
const LoadedMenu = lazy(async () => ({ default: (await load()).LoadedMenu }));

interface Props extends Pick<MenuProps, 'position' | 'width' | 'offset'> {
  /** Opens the menu. */
  button: ReactElement<{
    ref?: Ref<HTMLButtonElement>;
    onClick?: () => void;
    'aria-haspopup'?: 'menu';
    'aria-expanded'?: boolean;
  }>;
  /** What the menu holds, made with Mantine's parts of a menu. */
  children: RenderMenu;
}

/**
 * A menu whose code is no part of the first view: it is fetched once somebody moves, touches or types, and at the
 * latest when the button is pressed. Until then the button stands alone.
 */
export const LazyMenu = ({ button, children, ...place }: Props) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstInteraction(() => void load().catch(() => undefined)), []);
  if (isWanted) {
    return (
      <Suspense fallback={button}>
        <LoadedMenu {...place} button={button}>
          {children}
        </LoadedMenu>
      </Suspense>
    );
  }
  return cloneElement(button, {
    onClick: () => setWanted(true),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
};

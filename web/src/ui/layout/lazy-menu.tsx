import type { MenuProps } from '@mantine/core';
import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useEffect, useState } from 'react';
import { afterFirstInteraction } from '../interaction/after-first-interaction.ts';
import type { RenderMenu } from './loaded-menu.tsx';

const load = () => import('./loaded-menu.tsx');
const LoadedMenu = lazy(async () => ({ default: (await load()).LoadedMenu }));

interface Props extends Pick<MenuProps, 'position' | 'width' | 'offset'> {
  /** Button that opens the menu. */
  button: ReactElement<{
    ref?: Ref<HTMLButtonElement>;
    onClick?: () => void;
    'aria-haspopup'?: 'menu';
    'aria-expanded'?: boolean;
  }>;
  /** Renders the menu's content with Mantine's menu components. */
  children: RenderMenu;
}

/**
 * Menu whose code is not part of the first view: it is loaded on the first interaction, or at the latest when the
 * button is clicked. Until then only the button is rendered.
 */
export const LazyMenu = ({ button, children, ...place }: Props) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => afterFirstInteraction(() => void load().catch(() => undefined)), []);
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

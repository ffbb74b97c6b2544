import { Menu, type MenuProps } from '@mantine/core';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';

export type RenderMenu = (Parts: typeof Menu) => ReactNode;

interface Props extends Omit<MenuProps, 'children'> {
  button: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
  children: RenderMenu;
}

/**
 * Menu that opens on mount, because its button was clicked to load it. Its button replaces the clicked one and takes
 * its focus, so that closing the menu can restore it.
 */
export const LoadedMenu = ({ button, children, ...place }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    // After focusing: a menu remembers the focused element when it opens, not when it mounts open.
    const opening = setTimeout(() => setOpen(true));
    return () => clearTimeout(opening);
  }, []);
  return (
    <Menu {...place} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>{children(Menu)}</Menu.Dropdown>
    </Menu>
  );
};

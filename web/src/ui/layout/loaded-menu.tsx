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
 * A menu that opens when it appears: it was fetched because its button was pressed. The button here has taken that
 * one's place and takes its focus too, so that closing the menu can give it back.
 */
export const LoadedMenu = ({ button, children, ...place }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    // After the focus: a menu notes what had it when it opens, not when it appears open.
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

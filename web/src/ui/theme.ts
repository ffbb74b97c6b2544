import { ActionIcon, Button, createTheme, Drawer, Loader, Menu, Modal } from '@mantine/core';
import { variantColors } from './variant-colors.ts';

// Mantine locks the page's scrolling by writing a style element, which the content security policy refuses;
// styles/base.css does it instead.
const withoutScriptedLock = { lockScroll: false };

/** Mantine's part of the look: behaviour and variants. Colours and sizes are variables, filled from the tokens. */
export const theme = createTheme({
  variantColorResolver: variantColors,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--family-sans)',
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle' } }),
    Button: Button.extend({ defaultProps: { variant: 'filled' } }),
    Drawer: Drawer.extend({ defaultProps: withoutScriptedLock }),
    Loader: Loader.extend({ defaultProps: { color: 'currentColor', type: 'oval' } }),
    Menu: Menu.extend({ defaultProps: { offset: 8, transitionProps: { transition: 'pop', duration: 120 } } }),
    Modal: Modal.extend({ defaultProps: withoutScriptedLock }),
  },
});

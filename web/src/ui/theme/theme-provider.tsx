import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colorSchemeManager } from './color-scheme-manager.ts';
import { theme } from './theme.ts';
import { Toasts } from '../feedback/toasts.tsx';

const manager = colorSchemeManager();

/** The look of everything inside, and the place where toasts appear. Writes no style element. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    colorSchemeManager={manager}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    {children}
    <Toasts />
  </MantineProvider>
);

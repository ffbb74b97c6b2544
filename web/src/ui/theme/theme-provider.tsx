import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colorSchemeManager } from './color-scheme-manager.ts';
import { theme } from './theme.ts';
import { Toasts } from '../feedback/toasts.tsx';

const manager = colorSchemeManager();

/** Provides the theme and renders the toast region. Writes no style element. */
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

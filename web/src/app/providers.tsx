import '#web/lib/config/zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { language } from '#web/lib/language/language.ts';
import { ThemeProvider } from '#web/ui/theme/theme-provider.tsx';
import { createQueryClient } from '#web/lib/query/query-client.ts';

/** Providers of every screen: theme, toasts and the query cache. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const [queryClient] = useState(createQueryClient);
  // Screen readers and the browser's translation depend on the page's language.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>{children}</ThemeProvider>
    </QueryClientProvider>
  );
};

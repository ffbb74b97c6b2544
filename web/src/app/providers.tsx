import '#web/lib/config/zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { language } from '#web/lib/language/language.ts';
import { ThemeProvider } from '#web/ui/theme/theme-provider.tsx';
import { createQueryClient } from '#web/lib/query/query-client.ts';

/** What every screen stands in: the theme, the toasts and the cache of the server's data. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const [queryClient] = useState(createQueryClient);
  // Screen readers choose their voice by it, and browsers what they offer to translate.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>{children}</ThemeProvider>
    </QueryClientProvider>
  );
};

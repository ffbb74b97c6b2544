import '../lib/config/zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ThemeProvider } from '#web/ui/theme-provider.tsx';
import { createQueryClient } from '../lib/query/query-client.ts';

/** What every screen stands in: the theme, the toasts and the cache of the server's data. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>{children}</ThemeProvider>
    </QueryClientProvider>
  );
};

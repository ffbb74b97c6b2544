import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import ContactRound from 'lucide-react/icons/contact-round';
import UserRound from 'lucide-react/icons/user-round';
import type { PaletteGroup } from '#web/features/palette/palette-item.ts';
import { leadsQuery } from '#web/features/business-agents/common/leads-query.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { friendQueries } from '#web/features/social/friends/friend-queries.ts';
import type { Way } from './use-palette-navigation.ts';

/** Names change rarely, so the palette does not refetch them each time it opens. */
const MINUTE = 60_000;

/** Returns friends and leads, fetched when the palette is first opened. */
export const usePeople = (isOnline: boolean, { toPath }: Way) => {
  const common = { enabled: isOnline, staleTime: MINUTE };
  const friends = useQuery({ ...friendQueries.all(), ...common });
  const leads = useQuery({ ...leadsQuery, ...common });
  const groups: PaletteGroup[] = [
    {
      title: t('Friends'),
      shows: 'typed',
      items: (friends.data?.friends ?? []).map(({ id, name }) => ({
        id: `friend:${id}`,
        label: name,
        icon: UserRound,
        run: () => toPath(paths.social),
      })),
    },
    {
      title: t('Leads'),
      shows: 'typed',
      items: (leads.data ?? []).map(({ id, name, company, email }) => ({
        id: `lead:${id}`,
        label: name,
        note: [company, email].filter(Boolean).join(', '),
        words: `${company ?? ''} ${email}`,
        icon: ContactRound,
        run: () => toPath(`${paths.sdr}?lead=${id}`),
      })),
    },
  ];
  const failed = [
    { id: 'friends', query: friends, message: t('We couldn’t load your friends.') },
    { id: 'leads', query: leads, message: t('We couldn’t load your leads.') },
  ].filter(({ query }) => query.isError && query.data === undefined);
  return {
    groups,
    failures: failed.map(({ id, query, message }) => ({ id, message, retry: () => void query.refetch() })),
    isLooking: isOnline && (friends.isLoading || leads.isLoading),
  };
};

import { t } from '#web/lib/language/translate.ts';
import { socialRoutes } from '#shared/social/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useSocialAction } from '../use-social-action.ts';

export interface Person {
  user_id: string;
  name: string;
}

/** Dialog that asks for confirmation before a user is blocked. */
export const BlockDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { name } = person;
  const { mutate, isPending } = useSocialAction(
    ({ user_id }: Person) => call(socialRoutes.block, { params: { user_id } }),
    () => {
      onClose();
      notify.success(t('{name} is blocked', { name }), t('You can unblock them below your friends list.'));
    },
  );
  return (
    <ConfirmDialog
      title={t('Block {name}?', { name })}
      says={t(
        'You won’t see each other’s meals, and {name} can’t send you friend requests. If you’re friends, you’ll be removed from each other’s lists. We won’t notify {name}.',
        { name },
      )}
      yes={t('Block')}
      isBusy={isPending}
      onYes={() => mutate(person)}
      onClose={onClose}
    />
  );
};

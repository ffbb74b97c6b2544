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
      notify.success(t('{name} is blocked', { name }), t('You can change that below your friends.'));
    },
  );
  return (
    <ConfirmDialog
      title={t('Block {name}?', { name })}
      says={t(
        'You no longer see each other’s meals, and {name} can no longer ask to be your friend. If you are friends, that ends. {name} is not told.',
        { name },
      )}
      yes={t('Block')}
      isBusy={isPending}
      onYes={() => mutate(person)}
      onClose={onClose}
    />
  );
};

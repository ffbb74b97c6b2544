import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reminderRoutes } from '#shared/reminders/routes.ts';
import type { NewDevice } from '#shared/reminders/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { endPushSubscription } from '#web/lib/push/end-push-subscription.ts';
import { reminderDevice } from '#web/lib/push/reminder-device.ts';
import { newDeviceOf, subscribe } from '#web/lib/push/subscription.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { reminderQueries } from './reminder-queries.ts';
import { suggestedReminders } from './suggested-reminders.ts';
import { useSaveReminders } from './use-save-reminders.ts';

const wordsOf = (error: Error): string => error.message;

/** @throws Error with our own message, because the browser's are technical and in English */
const deviceHere = async (publicKey: string): Promise<NewDevice> => {
  try {
    return newDeviceOf(await subscribe(publicKey));
  } catch (cause) {
    throw new Error(
      t(
        'We couldn’t set up reminders in this browser. A private window or your browser settings may be blocking them.',
      ),
      { cause },
    );
  }
};

/** Turns reminders on and off in this browser, and sends a test. */
export const useThisDevice = () => {
  const queryClient = useQueryClient();
  const owner = useSession((session) => session.user?.sub ?? null);
  const { data } = useQuery(reminderQueries.read());
  const here = useQuery(reminderQueries.here());
  const save = useSaveReminders();
  const lookAgain = () =>
    Promise.all([
      queryClient.invalidateQueries(reminderQueries.read()),
      queryClient.invalidateQueries(reminderQueries.here()),
    ]);

  const turnOn = useMutation({
    mutationFn: async (): Promise<boolean> => {
      // Must come first: browsers only ask for permission right after a click.
      if ((await Notification.requestPermission()) !== 'granted') return false;
      const body = await deviceHere(data?.public_key ?? '');
      // Saved before the device is registered: the device only counts as on when everything succeeded, so a second
      // click completes the rest.
      if (data?.reminders.length === 0) await save.mutateAsync([...suggestedReminders]);
      const { id: device } = await call(reminderRoutes.addDevice, { body });
      if (owner !== null) reminderDevice.set(owner, device);
      return true;
    },
    onSuccess: (isOn) => {
      if (isOn) notify.success(t('Reminders are on'), t('You’ll get them on this device.'));
    },
    onError: (error) => notify.error(t('We couldn’t turn on reminders'), wordsOf(error)),
    onSettled: lookAgain,
  });

  const turnOff = useMutation({
    mutationFn: async (id: string) => {
      await call(reminderRoutes.removeDevice, { params: { id } });
      if (id !== here.data?.id) return;
      reminderDevice.forget();
      await endPushSubscription();
    },
    onSuccess: () => notify.success(t('Reminders are off'), t('That device won’t get reminders anymore.')),
    onError: (error) => notify.error(t('We couldn’t turn off reminders'), wordsOf(error)),
    onSettled: lookAgain,
  });

  const test = useMutation({
    mutationFn: (id: string) => call(reminderRoutes.test, { params: { id } }),
    onSuccess: () => notify.success(t('Test sent'), t('It’ll appear on this device in a moment.')),
    onError: (error) => notify.error(t('We couldn’t send the test'), wordsOf(error)),
    onSettled: lookAgain,
  });

  const id = here.data?.id ?? null;
  const isOn =
    id !== null && here.data?.permission === 'granted' && (data?.devices ?? []).some((one) => one.id === id);
  return {
    id,
    isOn,
    isDenied: here.data?.permission === 'denied',
    isBusy: turnOn.isPending || turnOff.isPending,
    isTesting: test.isPending,
    turnOn: (): void => void (turnOn.isPending || turnOn.mutate()),
    turnOff: (device: string): void => void (turnOff.isPending || turnOff.mutate(device)),
    sendTest: (device: string): void => void (test.isPending || test.mutate(device)),
  };
};

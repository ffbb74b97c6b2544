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

/** @throws Error with words of ours: a browser's own are for those who build it, and in English */
const deviceHere = async (publicKey: string): Promise<NewDevice> => {
  try {
    return newDeviceOf(await subscribe(publicKey));
  } catch (cause) {
    throw new Error(
      t(
        'This browser could not be set up for reminders. A private window or its own settings may be the reason.',
      ),
      { cause },
    );
  }
};

/** Turns reminders on and off in this browser, and tries them. */
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
      // First of all: browsers ask only while the press is fresh.
      if ((await Notification.requestPermission()) !== 'granted') return false;
      const body = await deviceHere(data?.public_key ?? '');
      // Before the device, which is only on when all of it is: a press again then does what is missing.
      if (data?.reminders.length === 0) await save.mutateAsync([...suggestedReminders]);
      const { id: device } = await call(reminderRoutes.addDevice, { body });
      if (owner !== null) reminderDevice.set(owner, device);
      return true;
    },
    onSuccess: (isOn) => {
      if (isOn) notify.success(t('Reminders are on'), t('They come to this device.'));
    },
    onError: (error) => notify.error(t('Reminders are not on'), wordsOf(error)),
    onSettled: lookAgain,
  });

  const turnOff = useMutation({
    mutationFn: async (id: string) => {
      await call(reminderRoutes.removeDevice, { params: { id } });
      if (id !== here.data?.id) return;
      reminderDevice.forget();
      await endPushSubscription();
    },
    onSuccess: () => notify.success(t('Reminders are off'), t('They do not come to that device any more.')),
    onError: (error) => notify.error(t('Reminders are still on'), wordsOf(error)),
    onSettled: lookAgain,
  });

  const test = useMutation({
    mutationFn: (id: string) => call(reminderRoutes.test, { params: { id } }),
    onSuccess: () => notify.success(t('Test sent'), t('It shows on this device in a moment.')),
    onError: (error) => notify.error(t('The test was not sent'), wordsOf(error)),
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

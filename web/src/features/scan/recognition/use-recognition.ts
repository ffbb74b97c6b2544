import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { scanRoutes } from '#shared/scan/routes.ts';
import type { PhotoRecognition } from '#shared/scan/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import type { DeviceAvailability } from '../on-device/prompt-api.ts';
import { useDeviceOffer } from '../on-device/use-device-offer.ts';

/**
 * What recognizes a photo. `model`: a connected model. `undecided`: a connected model, once the user allows it.
 * `device`: the browser's built-in model. `declined`: nothing, because the user declined. `none`: nothing. `offline`:
 * nothing until there is a connection.
 */
export type Recognition = 'model' | 'undecided' | 'device' | 'declined' | 'none' | 'offline';

export const recognitionKey = ['photo-recognition'] as const;

/** Query for what the server can recognize. It is kept for offline use. */
const recognitionQuery = {
  queryKey: recognitionKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(scanRoutes.recognition, { signal }),
  meta: { isKeptOffline: true },
  // The scanner works without an answer, so it does not wait for another attempt.
  retry: false,
};

/** Time to wait for the answer before the scanner starts without it. */
const PATIENCE_MS = 2_500;

/** Returns whether something can recognize a photo, so that taking one comes first. */
export const canRecognize = (recognition: Recognition): boolean =>
  recognition === 'model' || recognition === 'undecided' || recognition === 'device';

const recognitionOf = (server: PhotoRecognition, device: DeviceAvailability): Recognition => {
  const { has_model, ai_consent } = server;
  if (has_model && ai_consent !== 'declined') return ai_consent === 'granted' ? 'model' : 'undecided';
  // A model of several gigabytes that is not downloaded yet is offered with the photo, but not promised before it.
  if (device === 'available') return 'device';
  return has_model ? 'declined' : 'none';
};

/**
 * Returns what recognizes a photo; null until it is known. If the server does not say, a model is assumed: the analysis
 * reports it if there is none.
 */
export const useRecognition = (): Recognition | null => {
  const isOnline = useOnline();
  const device = useDeviceOffer();
  const { data, isPending } = useQuery(recognitionQuery);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isOnline) return device === 'available' ? 'device' : 'offline';
  if (data) return recognitionOf(data, device);
  return isPending && !isSlow ? null : 'model';
};

import { Activity, type ReactNode } from 'react';
import type { RenderConsent } from '#web/ui/render-consent.ts';
import classes from './scan-food.module.css';
import { ScanStep } from './scan-step.tsx';
import { useScan } from './use-scan.ts';

export interface ScanFoodProps {
  /** While another view shows, the scan waits as it is; the camera does not. */
  isShown: boolean;
  onLogged: () => void;
  /** Asks for consent before the first photo, recording or unknown word goes to a provider (decision D45). */
  renderConsent: RenderConsent;
  /** Gives the way to add a photo to those whose plan has it (decision D18). */
  renderSeveral: (add: ReactNode) => ReactNode;
}

/** A meal by photo: camera or files, what is on it, corrections, log. */
export const ScanFood = ({ isShown, ...outcomes }: ScanFoodProps) => {
  const scan = useScan(isShown);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <p className={classes.leftOut} role="status">
        {scan.leftOut}
      </p>
      <ScanStep scan={scan} {...outcomes} />
    </Activity>
  );
};

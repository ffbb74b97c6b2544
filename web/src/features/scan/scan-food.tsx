import { Activity } from 'react';
import classes from './scan-food.module.css';
import type { ScanFoodProps } from './scan-food-props.ts';
import { ScanStep } from './scan-step.tsx';
import { useScan } from './use-scan.ts';

/** Scanner that logs a meal by photo: camera or files, result, corrections and log. */
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

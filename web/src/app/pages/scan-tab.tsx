import { ScanFood, type ScanFoodProps } from '../../features/scan/scan-food.tsx';
import { askConsent } from '../ask-consent.tsx';

/** The tab Scan Food: the scanner, which asks for consent before the first photo goes to a provider. */
export const ScanTab = (props: Omit<ScanFoodProps, 'renderConsent'>) => (
  <ScanFood {...props} renderConsent={askConsent} />
);

import { ConsentQuestion } from '../../features/consent/consent-question.tsx';
import { ScanFood, type ScanFoodProps } from '../../features/scan/scan-food.tsx';

/** The tab Scan Food: the scanner, which asks for consent before the first photo goes to a provider. */
export const ScanTab = (props: Omit<ScanFoodProps, 'renderConsent'>) => (
  <ScanFood {...props} renderConsent={(outcomes) => <ConsentQuestion {...outcomes} />} />
);

import { t } from '#web/lib/language/translate.ts';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Lightbulb from 'lucide-react/icons/lightbulb';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { InsightType } from '#shared/insights/schema.ts';

/** Icon and label of each insight type (INSIGHT-05). */
export const insightKinds: Record<InsightType, { word: string; icon: LucideIcon }> = {
  improvement: { word: t('Improvement'), icon: TrendingUp },
  warning: { word: t('Warning'), icon: TriangleAlert },
  achievement: { word: t('Achievement'), icon: Award },
  recommendation: { word: t('Recommendation'), icon: Lightbulb },
  health: { word: t('Health'), icon: HeartPulse },
};

import { foodRoutes } from '#shared/foods/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { describeFood } from './describe-food.ts';

export const handler = createApiHandler(foodRoutes, { describe: describeFood });

import { text } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** What a user sells: prices, terms and availability, which drafts use as facts. */
export const createSellerOfferEntity = defineUserEntity('seller_offer', { text }, () => 'account#sdr-offer');

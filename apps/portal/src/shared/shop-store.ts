import { shop } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { sampleMarketingUrl } from '../app/paths.ts';
import { api } from './api.ts';

/** The shop's public face: what it is called and where its website stands (spec, Configuration). */
export interface Shop {
  readonly productLabel: string;
  readonly companyName: string;
  readonly marketingUrl: string;
  /** How people reach the company; empty until the server has said so. */
  readonly companyEmail: string;
  readonly companyPhone: string;
  /** Unknown until the server has said so. */
  readonly officialFormUrl?: string | undefined;
  readonly statementName?: string | null | undefined;
}

/** The samples that a server without configuration has too, so that nothing changes on arrival. */
export const useShop = create<Shop>(() => ({
  productLabel: 'Pabean',
  companyName: 'Example Travel Services Ltd',
  marketingUrl: sampleMarketingUrl,
  companyEmail: '',
  companyPhone: '',
}));

/** Asks the server once per visit. Without an answer the samples stay: no page needs more. */
export async function loadShop(): Promise<void> {
  const result = await api(shop, {});
  if (!result.ok) return;
  const { marketingUrl, ...rest } = result.data;
  useShop.setState({
    ...rest,
    ...(/^https?:\/\//.test(marketingUrl) && { marketingUrl }),
  });
}

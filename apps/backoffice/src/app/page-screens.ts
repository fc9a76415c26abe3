import type { ComponentType } from 'react';
import type { PageName } from '../shared/pages.ts';

/** The screen of each page of the sidebar, loaded when the page is opened. */
export const pageScreens: Readonly<Record<PageName, () => Promise<ComponentType>>> = {
  disputes: async () => (await import('../features/disputes/DisputesScreen.tsx')).DisputesScreen,
  mailTrouble: async () =>
    (await import('../features/mail-trouble/MailTroubleScreen.tsx')).MailTroubleScreen,
  countryOrderList: async () =>
    (await import('../features/country-order-list/CountryOrderListScreen.tsx'))
      .CountryOrderListScreen,
  processedOrder: async () =>
    (await import('../features/processed-order/ProcessedOrderScreen.tsx')).ProcessedOrderScreen,
  cockpit: async () => (await import('../features/cockpit/CockpitScreen.tsx')).CockpitScreen,
  sendInvoice: async () =>
    (await import('../features/send-invoice/SendInvoiceScreen.tsx')).SendInvoiceScreen,
  manageTeam: async () =>
    (await import('../features/manage-team/ManageTeamScreen.tsx')).ManageTeamScreen,
  gatewaySetting: async () =>
    (await import('../features/gateway-setting/GatewaySettingScreen.tsx')).GatewaySettingScreen,
  system: async () => (await import('../features/system/SystemScreen.tsx')).SystemScreen,
  changePassword: async () =>
    (await import('../features/change-password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
};

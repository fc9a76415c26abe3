import { order } from '../i18n/en/order.ts';
import { addToEnglish } from '../i18n/english.ts';

// The page's English comes in one file with its script: Track Order does without both.
addToEnglish(order);

export { DeviceScreen } from '../features/get-new-order-details/device-orders/DeviceScreen.tsx';
export { OrderScreen } from '../features/get-new-order-details/OrderScreen.tsx';

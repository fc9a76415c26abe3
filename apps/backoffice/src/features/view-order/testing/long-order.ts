import { declarationCategories, declarationKeys } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import { completedOrder } from './order.ts';

const longName = 'Maximiliane Wilhelmine Charlotte von Oberstetten-Hohenwaldeckersberg';
const longText =
  'Called twice about the camera value; the first call broke off, the second was answered by a relative who will pass it on. Donaudampfschifffahrtsgesellschaftskapitänswitwenrente is how the employer spells its fund.';

/** Every field as long as travellers make it, and everything declared. */
export const longOrder: OrderDetail = {
  ...completedOrder,
  full_name: longName,
  email: 'maximiliane.wilhelmine.charlotte.von.oberstetten@post.verwaltung.example.com',
  nationality: 'Saint Helena, Ascension and Tristan da Cunha',
  occupation: 'Deputy head of the department for the restoration of inland waterways',
  place_of_arrival: 'Sultan Mahmud Badaruddin II International Airport (PLM), Palembang',
  address_in_indonesia:
    'Villa Bunga Kemuning number 4, behind the second temple, Jalan Example Raya 118, Ubud, Gianyar Regency, Bali 80571',
  assign_to: 'Raden Ayu Kusumaningtyas Prawirodirdjo',
  mail_trouble: 'bounced',
  mailHistory: completedOrder.mailHistory.map((mail) => ({
    ...mail,
    transport: 'ses' as const,
    delivery: 'bounced' as const,
    delivery_words:
      '550 5.1.1 The e-mail account that you tried to reach does not exist. Please check the address for typing errors and needless spaces.',
    delivery_at: '2026-11-19T08:41:02Z',
  })),
  remark: completedOrder.remark.map((remark) => ({ ...remark, remark: longText, chargeback: 'Y' })),
  familyMember: completedOrder.familyMember.map((member) => ({
    ...member,
    family_member_name: longName,
  })),
  importingGoods: {
    ...completedOrder.importingGoods,
    ...Object.fromEntries(declarationKeys.map((key) => [key, 'Yes'])),
  },
  goodsDetails: Object.fromEntries(
    declarationCategories.flatMap(({ fields }) =>
      fields.map(({ key, label }) => [key, `${label}: as the traveller wrote it in the form`]),
    ),
  ),
};

/** A traveller who writes Arabic. */
export const arabicOrder: OrderDetail = {
  ...completedOrder,
  full_name: 'عبد الرحمن بن محمد الخفاجي',
  email: 'abdulrahman@example.org',
  confirm_email: 'abdulrahman@example.org',
  country_code: 'Saudi Arabia',
  phone_number: '500000172',
  nationality: 'Saudi Arabia',
  occupation: 'مهندس مدني',
  address_in_indonesia: 'فيلا ٤، شارع المثال، أوبود، بالي',
  familyMember: completedOrder.familyMember.map((member) => ({
    ...member,
    family_member_name: 'ليلى بنت عبد الرحمن',
    family_nationality: 'Saudi Arabia',
  })),
  remark: completedOrder.remark.map((remark) => ({
    ...remark,
    remark: 'اتصلت به بشأن قيمة الكاميرا (invoice 2291).',
  })),
};

/** Just paid: nothing has been done with it yet. */
export const newOrder: OrderDetail = {
  ...completedOrder,
  process_status: 'New',
  processing_mode: 'Standard',
  processed_by: null,
  assign_to: null,
  uploadDoc: null,
  mailHistory: [],
  downloadHistory: [],
  remark: [],
  familyMember: [],
  family_members_travelling: 0,
};

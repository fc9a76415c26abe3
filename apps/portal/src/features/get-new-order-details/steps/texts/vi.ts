import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Đơn hàng của quý khách, từng bước',
  unpaid: 'Khoản thanh toán chưa được xác nhận.',
  queued: 'Đơn đang chờ đội ngũ của chúng tôi',
  waits: 'Chúng tôi chờ đến khi bắt đầu nhận nộp tờ khai',
  toPrepare: 'Sau đó chúng tôi chuẩn bị tờ khai',
  prepared: 'Chúng tôi đã chuẩn bị tờ khai',
  file: 'Chúng tôi nộp tờ khai. Tài liệu sẽ có ở đây.',
  answer: 'Chúng tôi chờ câu trả lời',
  arrive: 'Quý khách đến nơi',
  officer: 'Nhân viên hải quan quyết định.',
  now: 'Bây giờ',
  turn: 'Đến lượt quý khách',
  since: 'Từ {date}',
};

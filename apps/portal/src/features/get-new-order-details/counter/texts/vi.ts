import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready:
    'Tờ khai đã được nộp và mã QR đã sẵn sàng. Nhân viên hải quan quyết định khi quý khách đến.',
  showCode: 'Hiện mã QR',
  showPages: 'Hiện tài liệu',
  looking: 'Chúng tôi đang tìm mã QR trong tài liệu.',
  none: 'Chúng tôi không tìm thấy mã QR trong tài liệu này. Hãy đưa ra cả trang.',
  codeOf: 'Mã QR của {name}',
  place: '{number} trên {count}',
  next: 'Tiếp theo: {name}',
  bright: 'Hãy tăng độ sáng màn hình.',
  wholePage: 'Hiện cả trang',
  calendar: 'Thêm vào lịch',
  eventOf: 'Ngày đến, chuyến bay {flight}',
  event: 'Ngày đến của quý khách',
  eventText: 'Hãy đưa ra tờ khai hải quan. Đơn hàng {id}: {link}',
  calendarSaved: 'Tệp lịch đã được lưu. Hãy mở tệp để thêm ngày đến.',
  share: 'Chia sẻ',
  shareFailed:
    'Chúng tôi không chia sẻ được tệp. Hãy bấm “Tải xuống ngay” và chia sẻ từ mục tải xuống.',
  again: 'Gửi lại',
  sending: 'Chúng tôi đang gửi e-mail.',
  handed: 'Chúng tôi đã chuyển e-mail vào {date}. E-mail được gửi đến {email}.',
  waits: 'E-mail đang chờ được chuyển. E-mail được gửi đến {email}.',
  left: 'Số lần còn có thể yêu cầu hôm nay: {count}.',
  tooOften: 'Quý khách đã yêu cầu e-mail này ba lần trong 24 giờ. Có thể yêu cầu lại vào {date}.',
  notSent: 'E-mail chưa được gửi. Vui lòng thử lại.',
};

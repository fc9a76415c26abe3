import { order } from '../order-catalogs/vi.ts';
import type { Catalog } from '../t.ts';

/** Vietnamese: "quý khách" throughout, plain sentences. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Về chúng tôi',
  'strip.notice': 'Dịch vụ tư nhân. <b>Không liên kết với chính phủ Indonesia.</b>',
  'bar.home': '{product}, tra cứu đơn hàng',
  'bar.menu': 'Trình đơn',
  'bar.skip': 'Chuyển đến nội dung',
  'nav.label': 'Trang web của chúng tôi',
  'nav.home': 'Trang chủ',
  'nav.apply': 'Đăng ký ngay',
  'nav.benefits': 'Quyền lợi bổ sung',
  'nav.terms': 'Điều khoản và điều kiện',
  'nav.privacy': 'Quyền riêng tư',
  'nav.refund': 'Hoàn tiền',
  'nav.contact': 'Liên hệ',
  'footer.private':
    '<b>{product} là công ty tư nhân.</b> Chúng tôi không liên kết với chính phủ Indonesia. Chúng tôi chuẩn bị và nộp tờ khai hải quan thay cho quý khách và thu phí cho công việc này.',
  'footer.copyright': '© {year} {company}. Bảo lưu mọi quyền.',

  'toast.close': 'Đóng',

  'track.page': 'Tra cứu đơn hàng',
  'track.heading': 'Nhập email quý khách đã dùng khi đăng ký',
  'track.lead': 'Chúng tôi dùng email này để tìm đơn hàng. Quý khách không cần có tài khoản.',
  'track.orderId': 'Mã đơn hàng',
  'track.orderIdHint': 'Mã này có trong email chúng tôi gửi cho quý khách.',
  'track.email': 'Địa chỉ email',
  'track.emailHint': 'Địa chỉ email trong hồ sơ đăng ký của quý khách.',
  'track.submit': 'TRA CỨU ĐƠN HÀNG',
  'track.brokenLink':
    'Liên kết này không đầy đủ. Vui lòng nhập mã đơn hàng và email tại đây. Cả hai đều có trong email chúng tôi gửi cho quý khách.',
  'track.openAgain':
    'Để bảo đảm an toàn cho quý khách, chúng tôi cần email của quý khách trước khi hiển thị đơn hàng này. Vui lòng nhập email để tiếp tục.',
  'track.next': 'Các bước tiếp theo',
  'track.step1': 'Chúng tôi tìm đơn hàng',
  'track.step1Text': 'Cả hai thông tin phải khớp với hồ sơ đăng ký của quý khách.',
  'track.step2': 'Quý khách tải tờ khai xuống',
  'track.step2Text': 'Vui lòng lưu vào điện thoại.',
  'track.step3': 'Quý khách xuất trình khi đến nơi',
  'track.step3Text': 'Tệp đã lưu mở được mà không cần internet.',
  'track.lost': 'Không tìm thấy mã đơn hàng? <link>Liên hệ với chúng tôi</link>.',

  'failure.offline':
    'Có vẻ như quý khách đang ngoại tuyến hoặc máy chủ của chúng tôi không phản hồi. Vui lòng kiểm tra kết nối và thử lại. Thông tin quý khách đã nhập vẫn còn ở đây.',
  'failure.broken': 'Đã xảy ra lỗi từ phía chúng tôi. Vui lòng thử lại sau vài phút.',
  'failure.captive':
    'Mạng này yêu cầu quý khách đăng nhập trước. Vui lòng mở trang đăng nhập của mạng, rồi thử lại ở đây.',
  'failure.slow':
    'Máy chủ của chúng tôi chưa phản hồi. Quý khách có thể chờ, hoặc dừng và thử lại.',
  'failure.stop': 'Dừng',
  'failure.tooMany': 'Quá nhiều lần thử. Quý khách có thể thử lại lúc {time}.',

  'door.noCookies':
    'Trình duyệt của bạn không lưu cookie, nên chúng tôi không thể mở đơn hàng ở đây. Hãy cho phép cookie cho trang web này rồi thử lại, hoặc mở liên kết trong trình duyệt khác.',
  'notFound.page': 'Không tìm thấy trang',
  'notFound.heading': 'Trang này không tồn tại',
  'notFound.text':
    'Vui lòng kiểm tra liên kết trong email chúng tôi gửi cho quý khách. Quý khách cũng có thể mở đơn hàng tại đây.',
  'notFound.link': 'Tra cứu đơn hàng',

  'crash.chunk':
    'Một phần của trang này chưa tải được. Vui lòng kiểm tra kết nối và tải lại trang.',
  'crash.newer':
    'Trang này đã có phiên bản mới. Vui lòng tải lại để tiếp tục. Những gì bạn đã nhập vẫn được giữ.',
  'crash.other': 'Đã xảy ra lỗi từ phía chúng tôi. Vui lòng tải lại trang.',
  'crash.reload': 'Tải lại',
  'crash.contact': 'Liên hệ',

  'language.label': 'Ngôn ngữ',
  'language.failed': 'Không tải được ngôn ngữ này. Vui lòng kiểm tra kết nối và chọn lại.',

  'field.orderIdMissing': 'Vui lòng nhập mã đơn hàng',
  'field.emailMissing': 'Vui lòng nhập email',
  'refused.noSuchOrder':
    'Chúng tôi không tìm thấy đơn hàng có mã đơn hàng và email này. Vui lòng kiểm tra cả hai và thử lại.',
  'refused.tooMany': 'Quá nhiều lần thử. Vui lòng thử lại sau vài phút.',
  'truth.heading': 'Quý khách trả tiền cho điều gì',
  'truth.private': 'Dịch vụ tư nhân',
  'truth.free': 'Mẫu chính thức là miễn phí',
  'truth.freeText': 'Mẫu chính thức là miễn phí: quý khách có thể tự điền tại <link>{host}</link>.',
  'truth.fee': 'Phí của chúng tôi dành cho điều gì',
  'truth.feeText':
    'Phí của chúng tôi dành cho công việc: chúng tôi lập mẫu từ câu trả lời của quý khách, hỏi khi thiếu thông tin, nộp mẫu và giữ tài liệu cho quý khách.',
  'truth.statement': 'Trên sao kê của quý khách',
  'truth.statementText': 'Trên sao kê của quý khách, khoản này hiện là <b>{name}</b>.',

  ...order,
};

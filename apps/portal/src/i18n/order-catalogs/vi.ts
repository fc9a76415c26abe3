import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/vi.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Đơn hàng của quý khách',
  'order.loading': 'Chúng tôi đang mở đơn hàng.',
  'order.failedTitle': 'Chúng tôi không tải được đơn hàng',
  'order.tryAgain': 'Thử lại',
  'order.next': 'Các bước tiếp theo',
  'order.name': 'Họ tên',
  'order.orderId': 'Mã đơn hàng',
  'order.email': 'Địa chỉ email',
  'order.arrival': 'Ngày đến',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Chuyến bay',
  'order.place': 'Nơi đến',

  'clock.heading': 'Chuyến đến của bạn',
  'clock.opens': 'Bắt đầu nhận nộp tờ khai',
  'clock.opened': 'Đã bắt đầu nhận nộp tờ khai',
  'clock.fileBy': 'Hạn nộp do chúng tôi tự đặt',
  'clock.in': 'sau {left}',
  'clock.late': 'Trễ ({ago})',
  'clock.zone': 'Giờ theo nơi đến: {zone}.',

  'approved.heading': 'Tờ khai hải quan của quý khách đã được phê duyệt',
  'approved.lead': 'Vui lòng tải xuống ngay và lưu trên điện thoại để dùng khi đến nơi.',
  'approved.past': 'Đã qua ngày đến của quý khách. Ngày đến mới cần tờ khai mới.',
  'approved.changed': 'Thông tin của quý khách đã thay đổi sau khi tài liệu này được lập',
  'approved.changedFields': 'Đã sửa: {fields}.',
  'approved.changedText':
    'Lần sửa gần nhất là ngày {date}. Nếu có tài liệu mới, chúng tôi sẽ gửi email. Cho đến lúc đó, đây là tài liệu của quý khách.',
  'approved.pdf': 'Tài liệu PDF',
  'approved.image': 'Hình ảnh',
  'approved.download': 'Tải xuống ngay',
  'approved.preparing': 'Đang chuẩn bị...',
  'approved.again': 'Thử lại',
  'approved.hint': 'Tệp được lưu khoảng 1 giây sau khi quý khách nhấn nút.',
  'approved.hintSize': 'Tệp có dung lượng {size}. Tệp được lưu khi đã nhận đủ.',
  'approved.handed':
    'Chúng tôi đã chuyển tệp cho ứng dụng này và không thể biết tệp đã được lưu hay chưa. Nếu không thấy trong mục tải xuống, vui lòng mở trang này bằng trình duyệt.',
  'approved.saved': 'Đã lưu tệp. Vui lòng xem trong mục tải xuống.',
  'approved.fileFailed':
    'Tệp chưa đến được thiết bị của quý khách. Vui lòng kiểm tra kết nối và thử lại.',
  'approved.noFile': 'Tệp chưa sẵn sàng. Vui lòng tải lại trang này sau vài phút.',
  'approved.gone':
    'Hiện tại chúng tôi không tìm thấy tài liệu của quý khách. Vui lòng thử lại sau vài phút hoặc <link>liên hệ với chúng tôi</link>.',

  'download.bytes': '{received} trên {total}',
  'download.wentOn': '{received} trên {total}, tiếp tục từ {from}',
  'download.percent': 'Đã nhận {percent} tệp.',
  'download.stop': 'Dừng',
  'download.cut': 'Kết nối bị ngắt. Chúng tôi giữ lại phần đã nhận.',
  'download.stopped': 'Quý khách đã dừng tải xuống. Chúng tôi giữ lại phần đã nhận.',
  'download.goOn': 'Tiếp tục tải xuống',

  'preview.heading': 'Tài liệu của quý khách',
  'preview.lead': 'Quý khách có thể xuất trình tại quầy ngay từ trang này.',
  'preview.label': 'Bản xem trước tài liệu',
  'preview.zoomIn': 'Phóng to',
  'preview.zoomOut': 'Thu nhỏ',
  'preview.fit': 'Vừa chiều rộng',
  'preview.large': 'Xem cỡ lớn',
  'preview.close': 'Đóng',
  'preview.page': 'Trang {page} trên {pages}',
  'preview.image': 'Hình ảnh tài liệu của quý khách',
  'preview.loading': 'Chúng tôi đang mở tài liệu.',
  'preview.failed': 'Không tải được bản xem trước. Quý khách vẫn có thể nhấn “Tải xuống ngay”.',
  'preview.tryAgain': 'Thử lại',
  'preview.broken':
    'Chúng tôi không thể hiển thị tệp này tại đây. Vui lòng nhấn “Tải xuống ngay” và mở bằng ứng dụng khác.',
  'preview.password':
    'Tệp này có mật khẩu nên chúng tôi không thể hiển thị tại đây. Vui lòng nhấn “Tải xuống ngay” và mở bằng ứng dụng khác.',

  'offline.heading': 'Khi không có internet',
  'offline.keeping': 'Chúng tôi đang lưu trang này trên thiết bị của quý khách.',
  'offline.kept':
    'Trang này và tài liệu của quý khách được lưu trên thiết bị này. Quý khách có thể mở mà không cần internet đến ngày {date}.',
  'offline.shared':
    'Có người khác dùng thiết bị này không? Vui lòng xóa trước khi quý khách rời đi.',
  'offline.remove': 'Xóa khỏi thiết bị này',
  'offline.removed': 'Trang này và tài liệu của quý khách không được lưu trên thiết bị này.',
  'offline.keep': 'Lưu trên thiết bị này',
  'offline.notKept':
    'Thiết bị này không lưu được tài liệu của quý khách. Vui lòng nhấn “Tải xuống ngay” và lưu tệp.',
  'offline.copy':
    'Hiện không kết nối được với máy chủ của chúng tôi. Đây là bản sao chúng tôi đã lưu trên thiết bị này vào {date}.',
  'offline.copyThen':
    'Đây là bản sao chúng tôi đã lưu trên thiết bị này vào {date}. Đơn hàng có thể đã thay đổi kể từ đó.',
  'offline.noCopyTitle': 'Không có internet và không có bản sao trên thiết bị này',
  'offline.noCopy':
    'Chúng tôi chưa lưu đơn hàng này trên thiết bị này. Vui lòng kết nối internet và thử lại.',
  'offline.savedLater':
    'Đã lưu tệp. Vui lòng xem trong mục tải xuống. Chúng tôi sẽ ghi nhận lần tải xuống này khi quý khách có internet trở lại.',
  'offline.pending':
    'Quý khách đã tải tệp xuống vào {date}. Chúng tôi chưa ghi nhận lần tải xuống này.',
  'offline.install': 'Thêm vào màn hình chính',
  'offline.installHint': 'Quý khách có thể mở trang này từ màn hình chính của điện thoại.',

  'device.title': 'Đơn hàng trên thiết bị này',
  'device.lead': 'Ai cầm thiết bị này cũng có thể mở.',
  'device.copies':
    'Bản sao mở được khi không có internet và cho thấy đơn hàng như tại thời điểm đó. Để xem tình trạng hiện tại, vui lòng mở khi có internet. Chúng tôi có thể hỏi email của quý khách.',
  'device.copyOf': 'Bản sao ngày {date}',
  'device.noCopy': 'Không có bản sao ở đây. Đơn hàng này chỉ mở được khi có internet.',
  'device.order': 'Đơn hàng {id}',
  'device.arrives': 'Ngày đến: {date}',
  'device.open': 'Mở',
  'device.another': 'Mở đơn hàng khác',
  'device.none': 'Không có đơn hàng nào được lưu trên thiết bị này.',
  'device.notYours': 'Đây không phải thiết bị của quý khách?',
  'device.notYoursText':
    'Vui lòng xóa các đơn hàng và kết thúc phiên trước khi rời đi. Các tệp đã lưu trong mục tải xuống vẫn còn: vui lòng xóa ở đó.',
  'device.removeAll': 'Xóa tất cả và kết thúc phiên',
  'device.confirm': 'Xóa tất cả đơn hàng và kết thúc phiên?',
  'device.confirmText':
    'Các trang và tài liệu sẽ bị xóa tại đây, và không ai có thể mở trên thiết bị này nếu không có mã đơn hàng và địa chỉ email. Bản thân đơn hàng không thay đổi.',
  'device.unsent': 'Chưa gửi, và cũng sẽ bị xóa: {orders}.',
  'device.keepThem': 'Giữ lại',
  'device.left': 'Đã xóa bản lưu và kết thúc phiên.',
  'device.leftLater':
    'Đã xóa bản lưu. Chúng tôi không kết nối được với máy chủ để kết thúc phiên. Phiên sẽ tự kết thúc lúc {time}.',
  'device.ended': 'Đã kết thúc phiên.',
  'device.endsLater':
    'Chúng tôi không kết nối được với máy chủ để kết thúc phiên. Phiên sẽ tự kết thúc lúc {time}.',
  'device.notRemoved':
    'Chúng tôi không xóa được nội dung lưu trên thiết bị này. Vui lòng xóa dữ liệu của trang web này trong phần cài đặt của trình duyệt.',

  'land.heading': 'Trước khi hạ cánh',
  'land.save': 'Lưu tệp',
  'land.saveText': 'Wi-Fi sân bay có thể chậm. Vui lòng lưu trước khi bay.',
  'land.keep': 'Giữ mã đơn hàng',
  'land.keepText': 'Quý khách cần mã này để mở lại trang này.',
  'land.wrong': 'Có thông tin chưa đúng?',
  'land.wrongText':
    'Vui lòng cho chúng tôi biết trước chuyến đi. <link>Liên hệ với chúng tôi</link>.',

  'history.heading': 'Lịch sử tải xuống',
  'history.number': '#',
  'history.orderId': 'Mã đơn hàng',
  'history.time': 'Ngày và giờ (EST)',
  'history.ip': 'Địa chỉ IP của thiết bị',
  'history.device': 'Thiết bị',
  'history.type': 'Loại thiết bị',
  'history.browser': 'Trình duyệt',
  'history.os': 'OS',
  'history.location': 'Vị trí thiết bị',
  'history.count': { other: '{count} lượt tải xuống' },
  'history.empty': 'Không có bản ghi nào',
  'history.why':
    'Chúng tôi ghi nhận mỗi lần tải xuống để làm bằng chứng rằng chúng tôi đã giao đơn hàng cho quý khách. <link>Đọc Chính sách quyền riêng tư</link>.',

  'stage.received': 'Chúng tôi đã nhận hồ sơ đăng ký',
  'stage.receivedText':
    'Chúng tôi nhận hồ sơ vào ngày {date}. Chúng tôi bắt đầu xử lý khi khoản thanh toán của quý khách được xác nhận.',
  'stage.queuedText':
    'Đơn đang chờ nhóm của chúng tôi từ ngày {date}. Chúng tôi chưa bắt đầu xử lý.',
  'stage.opens': 'Bắt đầu nhận nộp tờ khai từ ngày {date}',
  'stage.opensText': {
    other:
      'Tờ khai được nhận từ {count} ngày trước khi đến, theo giờ của nơi đến. Sau đó chúng tôi nộp tờ khai của quý khách.',
  },
  'stage.preparing': 'Chúng tôi đang chuẩn bị tờ khai',
  'stage.preparingText': 'Tờ khai ở chỗ nhóm của chúng tôi từ ngày {date}.',
  'stage.waitingForYou': 'Chúng tôi cần câu trả lời của quý khách',
  'stage.waitingForYouText': 'Chúng tôi chờ câu trả lời của quý khách từ ngày {date}.',
  'stage.waitingForAuthority': 'Chúng tôi đã nộp tờ khai',
  'stage.waitingForAuthorityText':
    'Chúng tôi chờ câu trả lời của cơ quan có thẩm quyền từ ngày {date}.',
  'stage.approved': 'Tờ khai hải quan của quý khách đã được phê duyệt',
  'stage.approvedText': 'Tờ khai được phê duyệt vào ngày {date}.',
  'stage.refunded': 'Chúng tôi đang hoàn tiền cho đơn hàng',
  'stage.refundedText': 'Chúng tôi dừng xử lý vào ngày {date}.',
  'stage.closed': 'Đơn hàng đã đóng',
  'stage.closedText': 'Đơn hàng được đóng vào ngày {date}.',
  'stage.unfiled': 'Chúng tôi đã không nộp tờ khai cho đơn hàng này.',
  'refund.done': 'Đơn hàng đã được hoàn tiền',
  'refund.doneText': 'Chúng tôi đã hoàn <b>{amount}</b> vào ngày {date}.',
  'refund.doneOn': 'Chúng tôi đã hoàn tiền vào ngày {date}.',
  'soon.tomorrow': 'Ngày mai quý khách đến nơi. Tờ khai chưa được phê duyệt.',
  'soon.today': 'Hôm nay quý khách đến nơi. Tờ khai chưa được phê duyệt.',
  'soon.past': 'Đã qua ngày đến của quý khách',
  'soon.pastText':
    'Ngày đến của quý khách là {date}. Đơn hàng này không có tờ khai được phê duyệt.',
  'do.heading': 'Quý khách có thể làm gì',
  'do.open':
    'Vui lòng để trang này mở, hoặc mở lại trước khi lên máy bay. Trang tự thay đổi khi tờ khai được phê duyệt.',
  'do.form':
    'Chưa được phê duyệt khi hạ cánh? Quý khách có thể tự điền <link>mẫu chính thức</link> trước khi qua hải quan. Mẫu này miễn phí.',
  'do.newDate': 'Quý khách chưa khởi hành? <link>Vui lòng cho chúng tôi biết ngày đến mới</link>.',
  'do.refund':
    'Quý khách đã đi mà không có tờ khai? <ask>Vui lòng yêu cầu hoàn tiền</ask>. <link>Đọc chính sách hoàn tiền</link>.',
  'do.refundNow': 'Quý khách tự điền mẫu, hoặc không đi? <link>Vui lòng yêu cầu hoàn tiền</link>.',
  'do.write':
    'Có gì thay đổi, hoặc quý khách có câu hỏi? <link>Viết cho chúng tôi trên trang này</link>.',
  'next.nothing': 'Hiện tại quý khách không cần làm gì.',
  'next.received':
    'Chúng tôi đang chờ xác nhận thanh toán. Quý khách đã thanh toán? <link>Liên hệ với chúng tôi</link>.',
  'next.preparing': 'Chúng tôi sẽ gửi email khi tờ khai sẵn sàng.',
  'next.answer':
    'Vui lòng trả lời câu hỏi của chúng tôi trên trang này. Chúng tôi sẽ tiếp tục khi nhận được câu trả lời của quý khách.',
  'next.waitingForYou': 'Vui lòng gửi email đến {email} hoặc gọi {phone} và cho biết mã đơn hàng.',
  'next.waitingForAuthority': 'Chúng tôi sẽ gửi email khi tờ khai được phê duyệt.',
  'next.approved': 'Vui lòng tải lại trang này để tải tờ khai xuống.',
  'next.refunded': 'Thời gian nhận được tiền tùy thuộc vào ngân hàng của quý khách.',
  'next.refunding': 'Chúng tôi sẽ gửi email khi đã hoàn tiền.',
  'next.unfiled':
    'Quý khách vẫn đi? Quý khách cần có tờ khai. Quý khách có thể tự điền mẫu chính thức. Mẫu này miễn phí.',
  'next.closed': 'Kết quả khác với mong đợi? <link>Liên hệ với chúng tôi</link>.',
  'next.contact': 'Quý khách có câu hỏi? <link>Liên hệ với chúng tôi</link>.',
  'approved.means':
    'Tờ khai đã được nộp và tài liệu đã sẵn sàng. Nhân viên hải quan quyết định khi quý khách đến.',
  'approved.newDate':
    'Tờ khai chỉ có hiệu lực cho lần đến mà quý khách đã khai. Ngày bay mới cần tờ khai mới.',

  'ask.wantsText': 'Vui lòng trả lời câu hỏi của chúng tôi',
  'ask.wantsChoice': 'Vui lòng chọn câu trả lời',
  'ask.wantsDate': 'Vui lòng cho biết ngày',
  'ask.wantsField': 'Vui lòng kiểm tra thông tin này',
  'ask.wantsFields': 'Vui lòng điền thông tin',
  'ask.wantsFile': 'Vui lòng gửi tệp',
  'ask.answer': 'Câu trả lời của bạn',
  'ask.choice': 'Chọn một câu trả lời',
  'ask.date': 'Ngày',
  'ask.present': 'Bạn đã viết: {value}',
  'ask.file': 'Ảnh, bản quét hoặc PDF',
  'ask.fileHint': 'PDF, JPEG, PNG hoặc WebP, tối đa 15 MB.',
  'ask.photo': 'Chụp ảnh',
  'ask.choose': 'Chọn tệp',
  'ask.add': 'Bạn muốn thêm gì không? Bạn có thể để trống.',
  'ask.send': 'Gửi câu trả lời',
  'ask.sent':
    'Chúng tôi đã nhận được câu trả lời của bạn vào {date}. Chúng tôi tiếp tục xử lý đơn của bạn.',
  'ask.closed':
    'Đơn này đã đóng nên câu trả lời của bạn không được gửi. Nội dung của bạn vẫn ở đây.',
  'ask.gone':
    'Chúng tôi không còn cần câu trả lời này nên nó không được gửi. Nội dung của bạn vẫn ở đây.',
  'ask.empty': 'Vui lòng trả lời trước.',
  'ask.wrong': 'Chúng tôi không thể dùng câu trả lời này. Vui lòng kiểm tra lại.',
  'ask.badFile': 'Không mở được tệp này. Hãy chọn tệp PDF, JPEG, PNG hoặc WebP.',
  'ask.largeFile': 'Tệp lớn hơn 15 MB. Hãy chọn tệp nhỏ hơn.',
  'ask.manyFiles':
    'Chúng tôi không thể nhận thêm tệp cho đơn hàng này. Hãy bỏ tệp và gửi nội dung của quý khách.',
  'day.day': 'Ngày',
  'day.month': 'Tháng',
  'day.year': 'Năm',
  'day.example': 'Ví dụ {date}',
  'day.missing': 'Vui lòng điền: {parts}.',
  'day.wrongDay': 'Ngày phải là một số từ 1 đến 31.',
  'day.wrongMonth': 'Tháng phải là một số từ 1 đến 12.',
  'day.wrongYear': 'Vui lòng ghi năm bằng bốn chữ số, từ {first} đến {last}.',
  'day.notInMonth': 'Ngày chưa đúng: {month} có {days} ngày.',
  'write.heading': 'Liên hệ với chúng tôi về đơn này',
  'write.lead': 'Viết ở đây. Chúng tôi trả lời trên trang này và qua e-mail.',
  'write.leadTo': 'Viết ở đây. Chúng tôi trả lời trên trang này và qua e-mail tới {email}.',
  'write.byEmail': 'Qua e-mail',
  'write.byEmailText':
    'Bạn cũng có thể viết tới {email}. Nội dung bạn viết qua e-mail không hiện trên trang này.',
  'write.needsInternet':
    'Cần có internet để xem nội dung đã viết. Bạn có thể viết tin nhắn khi không có internet.',
  'write.you': 'Bạn',
  'write.label': 'Tin nhắn của bạn',
  'write.warn': 'Không bao giờ viết số thẻ hoặc mật khẩu.',
  'write.send': 'Gửi',
  'write.sending': 'Đang gửi...',
  'write.elsewhere': 'Một thẻ khác đang gửi tin nhắn này.',
  'write.add': 'Thêm tệp',
  'write.remove': 'Bỏ tệp',
  'write.kept': 'Nội dung bạn nhập được giữ trên thiết bị này cho đến khi gửi.',
  'write.offline':
    'Không có internet. Nội dung của bạn được giữ trên thiết bị này. Nội dung được gửi một lần khi bạn mở trang này có internet.',
  'write.failed': 'Chưa gửi được. Nội dung của bạn vẫn được giữ. Vui lòng thử lại.',
  'write.empty': 'Vui lòng viết tin nhắn trước.',
  'write.sent': 'Chúng tôi đã nhận được tin nhắn của bạn.',
  'write.asked': 'hỏi, {time}',
  'write.answered': 'trả lời, {time}',
  'write.unsent': 'chưa gửi',
  'write.sendNow': 'Gửi ngay',
  'write.delete': 'Xóa',
  'write.earlier': 'Hiện tin nhắn cũ hơn',
  'write.earlierShown': 'Tin nhắn cũ hơn đã được hiển thị.',
  'write.none': 'Chưa có tin nhắn. Tin nhắn đầu tiên của bạn bắt đầu cuộc trò chuyện.',
  'write.tooMany': 'Bạn có thể gửi lại lúc {time}. Nội dung của bạn vẫn được giữ.',
  'write.tooManyDay': 'Bạn có thể gửi lại vào {date}. Nội dung của bạn vẫn được giữ.',
  'left.typed': 'Những gì bạn đã nhập chưa được gửi. Chúng vẫn còn ở đây:',
  'left.notOpen':
    'Email của bạn không mở được đơn hàng? Khi đó đơn hàng không còn ở đây hoặc đã có email khác.',
  'stage.stillWorking': 'Chúng tôi vẫn đang xử lý đơn của bạn',
  'stage.stillWorkingText': 'Chúng tôi viết cho bạn khi cần điều gì.',
};

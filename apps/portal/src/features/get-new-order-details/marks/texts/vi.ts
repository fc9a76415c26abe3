import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Vui lòng kiểm tra các thông tin này',
  lead: 'Chúng tôi đã so sánh các thông tin của bạn với nhau và thấy có điều cần xem lại.',
  sentences: {
    arrivalPast: 'Ngày đến này đã qua hoặc không thể có. Vui lòng kiểm tra.',
    birthDate: 'Ngày sinh này có vẻ không đúng. Vui lòng kiểm tra.',
    declareCash:
      'Theo thông tin của bạn, số tiền này phải khai báo, nhưng câu trả lời ở đây là Không. Vui lòng kiểm tra.',
    declareGoods:
      'Theo thông tin của bạn, hàng hóa này phải khai báo, nhưng câu trả lời ở đây là Không. Vui lòng kiểm tra.',
    declareExcise:
      'Theo thông tin của bạn, thuốc lá hoặc rượu này phải khai báo, nhưng câu trả lời ở đây là Không. Vui lòng kiểm tra.',
    detailsMissing:
      'Câu trả lời và chi tiết hàng hóa không khớp nhau, hoặc thiếu một chi tiết. Vui lòng kiểm tra.',
    familyCount:
      'Con số này không bằng số người trong danh sách của bạn. Vui lòng kiểm tra cả hai.',
    baggageCount: 'Câu trả lời này và số kiện hành lý không khớp nhau. Vui lòng kiểm tra cả hai.',
    flightNumber: 'Đây có vẻ không phải là số hiệu chuyến bay. Vui lòng kiểm tra.',
    passportNumber: 'Một số hộ chiếu có vẻ không đúng hoặc được ghi hai lần. Vui lòng kiểm tra.',
    passportExpiry:
      'Theo ngày này, hộ chiếu hết hạn trước khi bạn đến hoặc không lâu sau đó. Vui lòng kiểm tra.',
    name: 'Tên này có chữ số, địa chỉ web hoặc không có chữ cái nào. Vui lòng viết như trong hộ chiếu.',
    imei: 'Một số IMEI chưa đủ, hoặc có quá nhiều. Vui lòng kiểm tra danh sách.',
  },
};

import type { QuestionTemplate } from './conversation.ts';

/**
 * The words of the everyday questions, in the twenty languages of the portal. Each is whole by itself:
 * it stands in a letter and on the page.
 */
export const questionTexts: Readonly<Record<string, Readonly<Record<QuestionTemplate, string>>>> = {
  en: {
    missingDetails:
      'We need some more details to file your declaration. Please fill in what you know.',
    passportPhoto:
      'The photo of your passport is not clear enough to read. Please send us a new one: the whole page, flat, without reflections.',
    flightDate: 'Please tell us the date on which you land in Indonesia.',
    address:
      'Please tell us where you stay the first night in Indonesia: the name and the street of the hotel or house.',
    declaredItem:
      'We have a question about an item in your declaration. Please tell us what it is, how many you bring and what it is for.',
    payment:
      'We cannot find your payment. Please tell us when and how you paid. Never send card numbers.',
  },
  de: {
    missingDetails:
      'Für Ihre Zollerklärung fehlen uns noch einige Angaben. Bitte füllen Sie aus, was Sie wissen.',
    passportPhoto:
      'Das Foto Ihres Reisepasses ist nicht gut lesbar. Bitte senden Sie uns ein neues: die ganze Seite, flach und ohne Spiegelungen.',
    flightDate: 'Bitte sagen Sie uns, an welchem Tag Sie in Indonesien landen.',
    address:
      'Bitte sagen Sie uns, wo Sie die erste Nacht in Indonesien verbringen: Name und Straße des Hotels oder Hauses.',
    declaredItem:
      'Wir haben eine Frage zu einem Gegenstand in Ihrer Erklärung. Bitte sagen Sie uns, was es ist, wie viele Sie mitbringen und wofür.',
    payment:
      'Wir finden Ihre Zahlung nicht. Bitte sagen Sie uns, wann und wie Sie bezahlt haben. Senden Sie nie Kartennummern.',
  },
  id: {
    missingDetails:
      'Kami memerlukan beberapa data lagi untuk mengajukan deklarasi Anda. Isilah yang Anda ketahui.',
    passportPhoto:
      'Foto paspor Anda kurang jelas untuk dibaca. Kirimkan foto baru: seluruh halaman, datar, tanpa pantulan.',
    flightDate: 'Beri tahu kami tanggal Anda mendarat di Indonesia.',
    address:
      'Beri tahu kami di mana Anda menginap pada malam pertama di Indonesia: nama dan jalan hotel atau rumah.',
    declaredItem:
      'Kami punya pertanyaan tentang satu barang dalam deklarasi Anda. Beri tahu kami barang apa itu, berapa jumlahnya, dan untuk apa.',
    payment:
      'Kami tidak menemukan pembayaran Anda. Beri tahu kami kapan dan bagaimana Anda membayar. Jangan pernah mengirim nomor kartu.',
  },
  ms: {
    missingDetails:
      'Kami memerlukan beberapa butiran lagi untuk memfailkan pengisytiharan anda. Sila isi yang anda tahu.',
    passportPhoto:
      'Foto pasport anda tidak cukup jelas untuk dibaca. Sila hantar foto baharu: seluruh halaman, rata, tanpa pantulan.',
    flightDate: 'Sila beritahu kami tarikh anda mendarat di Indonesia.',
    address:
      'Sila beritahu kami tempat anda menginap pada malam pertama di Indonesia: nama dan jalan hotel atau rumah.',
    declaredItem:
      'Kami ada soalan tentang satu barang dalam deklarasi anda. Sila beritahu kami apakah barang itu, berapa banyak yang anda bawa dan untuk apa.',
    payment:
      'Kami tidak menemui bayaran anda. Sila beritahu kami bila dan bagaimana anda membayar. Jangan sekali-kali menghantar nombor kad.',
  },
  'zh-Hans': {
    missingDetails: '提交您的申报单还需要一些信息。请填写您知道的内容。',
    passportPhoto: '您的护照照片不够清晰，无法辨认。请重新发送一张：拍下整页，放平，不要反光。',
    flightDate: '请告诉我们您抵达印度尼西亚的日期。',
    address: '请告诉我们您在印度尼西亚第一晚的住处：酒店或住宅的名称和街道。',
    declaredItem: '我们对您申报的一件物品有疑问。请告诉我们它是什么、您携带多少件以及用途。',
    payment: '我们找不到您的付款。请告诉我们您何时以及如何付款。请勿发送银行卡号。',
  },
  'zh-Hant': {
    missingDetails: '提交您的申報單還需要一些資料。請填寫您知道的內容。',
    passportPhoto: '您的護照照片不夠清晰，無法辨認。請重新傳送一張：拍下整頁，放平，不要反光。',
    flightDate: '請告訴我們您抵達印尼的日期。',
    address: '請告訴我們您在印尼第一晚的住處：飯店或住宅的名稱和街道。',
    declaredItem: '我們對您申報的一件物品有疑問。請告訴我們它是什麼、您攜帶多少件以及用途。',
    payment: '我們找不到您的付款。請告訴我們您何時以及如何付款。請勿傳送信用卡號碼。',
  },
  ja: {
    missingDetails: '申告書の提出に必要な情報がいくつか足りません。わかるものを入力してください。',
    passportPhoto:
      'パスポートの写真が不鮮明で読み取れません。ページ全体が平らに写り、反射のない写真をもう一度送ってください。',
    flightDate: 'インドネシアに到着する日付をお知らせください。',
    address:
      'インドネシアでの最初の夜の宿泊先をお知らせください。ホテルまたは家の名前と通りをお書きください。',
    declaredItem:
      '申告された品物について質問があります。何であるか、いくつ持ち込むか、何に使うかをお知らせください。',
    payment:
      'お支払いを確認できません。いつ、どのように支払ったかをお知らせください。カード番号は送らないでください。',
  },
  ko: {
    missingDetails:
      '신고서를 제출하려면 몇 가지 정보가 더 필요합니다. 아시는 내용을 입력해 주세요.',
    passportPhoto:
      '여권 사진이 흐려서 읽을 수 없습니다. 페이지 전체가 평평하고 반사 없이 나온 사진을 다시 보내 주세요.',
    flightDate: '인도네시아에 도착하는 날짜를 알려 주세요.',
    address:
      '인도네시아에서 첫날 밤을 보내는 곳을 알려 주세요. 호텔이나 집의 이름과 거리를 적어 주세요.',
    declaredItem:
      '신고하신 물품에 대해 질문이 있습니다. 무엇인지, 몇 개를 가져오는지, 무엇에 쓰는지 알려 주세요.',
    payment:
      '결제를 찾을 수 없습니다. 언제 어떻게 결제하셨는지 알려 주세요. 카드 번호는 절대 보내지 마세요.',
  },
  hi: {
    missingDetails: 'आपकी घोषणा जमा करने के लिए हमें कुछ और जानकारी चाहिए। जो आप जानते हैं, कृपया भरें।',
    passportPhoto:
      'आपके पासपोर्ट की फ़ोटो इतनी साफ़ नहीं है कि पढ़ी जा सके। कृपया नई फ़ोटो भेजें: पूरा पन्ना, सपाट, बिना चमक के।',
    flightDate: 'कृपया बताएँ कि आप किस तारीख को इंडोनेशिया पहुँचते हैं।',
    address: 'कृपया बताएँ कि इंडोनेशिया में पहली रात आप कहाँ रुकते हैं: होटल या घर का नाम और सड़क।',
    declaredItem:
      'आपकी घोषणा की एक वस्तु के बारे में हमारा सवाल है। कृपया बताएँ कि वह क्या है, आप कितनी ला रहे हैं और किस लिए।',
    payment: 'हमें आपका भुगतान नहीं मिल रहा। कृपया बताएँ कि आपने कब और कैसे भुगतान किया। कार्ड नंबर कभी न भेजें।',
  },
  ar: {
    missingDetails: 'نحتاج إلى بعض المعلومات الإضافية لتقديم إقرارك. يرجى ملء ما تعرفه.',
    passportPhoto:
      'صورة جواز سفرك غير واضحة ولا يمكن قراءتها. يرجى إرسال صورة جديدة: الصفحة كاملة، مسطحة، دون انعكاسات.',
    flightDate: 'يرجى إخبارنا بتاريخ وصولك إلى إندونيسيا.',
    address: 'يرجى إخبارنا أين تقيم في الليلة الأولى في إندونيسيا: اسم الفندق أو المنزل والشارع.',
    declaredItem: 'لدينا سؤال عن غرض في إقرارك. يرجى إخبارنا ما هو، وكم تحمل منه، وما الغرض منه.',
    payment: 'لا نجد دفعتك. يرجى إخبارنا متى وكيف دفعت. لا ترسل أبدًا أرقام البطاقات.',
  },
  ru: {
    missingDetails:
      'Для подачи вашей декларации нам нужно ещё несколько данных. Заполните то, что знаете.',
    passportPhoto:
      'Фото вашего паспорта нечёткое, его нельзя прочитать. Пришлите новое: вся страница, ровно, без бликов.',
    flightDate: 'Сообщите нам дату, когда вы прилетаете в Индонезию.',
    address:
      'Сообщите нам, где вы проведёте первую ночь в Индонезии: название и улицу отеля или дома.',
    declaredItem:
      'У нас вопрос о предмете в вашей декларации. Сообщите, что это, сколько вы везёте и для чего.',
    payment:
      'Мы не находим ваш платёж. Сообщите, когда и как вы заплатили. Никогда не присылайте номера карт.',
  },
  fr: {
    missingDetails:
      'Il nous manque quelques informations pour déposer votre déclaration. Veuillez remplir ce que vous savez.',
    passportPhoto:
      'La photo de votre passeport n’est pas assez nette pour être lue. Veuillez nous en envoyer une nouvelle : la page entière, à plat, sans reflets.',
    flightDate: 'Veuillez nous dire à quelle date vous atterrissez en Indonésie.',
    address:
      'Veuillez nous dire où vous passez la première nuit en Indonésie : le nom et la rue de l’hôtel ou de la maison.',
    declaredItem:
      'Nous avons une question sur un objet de votre déclaration. Veuillez nous dire ce que c’est, combien vous en apportez et à quoi il sert.',
    payment:
      'Nous ne trouvons pas votre paiement. Veuillez nous dire quand et comment vous avez payé. N’envoyez jamais de numéros de carte.',
  },
  es: {
    missingDetails:
      'Necesitamos algunos datos más para presentar su declaración. Rellene los que sepa.',
    passportPhoto:
      'La foto de su pasaporte no se lee bien. Envíenos una nueva: la página entera, plana y sin reflejos.',
    flightDate: 'Díganos en qué fecha aterriza en Indonesia.',
    address:
      'Díganos dónde pasa la primera noche en Indonesia: el nombre y la calle del hotel o de la casa.',
    declaredItem:
      'Tenemos una pregunta sobre un objeto de su declaración. Díganos qué es, cuántos trae y para qué.',
    payment:
      'No encontramos su pago. Díganos cuándo y cómo pagó. No envíe nunca números de tarjeta.',
  },
  pt: {
    missingDetails:
      'Precisamos de mais alguns dados para enviar a sua declaração. Preencha os que souber.',
    passportPhoto:
      'A foto do seu passaporte não está nítida o bastante para ser lida. Envie uma nova: a página inteira, plana e sem reflexos.',
    flightDate: 'Diga-nos em que data você chega à Indonésia.',
    address:
      'Diga-nos onde você passa a primeira noite na Indonésia: o nome e a rua do hotel ou da casa.',
    declaredItem:
      'Temos uma pergunta sobre um item da sua declaração. Diga-nos o que é, quantos você traz e para quê.',
    payment:
      'Não encontramos o seu pagamento. Diga-nos quando e como você pagou. Nunca envie números de cartão.',
  },
  it: {
    missingDetails:
      'Ci mancano alcuni dati per presentare la Sua dichiarazione. Compili quelli che conosce.',
    passportPhoto:
      'La foto del suo passaporto non è abbastanza nitida per essere letta. Ce ne invii una nuova: la pagina intera, piana e senza riflessi.',
    flightDate: 'Ci dica in quale data atterra in Indonesia.',
    address:
      'Ci dica dove passa la prima notte in Indonesia: il nome e la via dell’hotel o della casa.',
    declaredItem:
      'Abbiamo una domanda su un oggetto della sua dichiarazione. Ci dica che cos’è, quanti ne porta e per quale uso.',
    payment:
      'Non troviamo il suo pagamento. Ci dica quando e come ha pagato. Non invii mai numeri di carte.',
  },
  nl: {
    missingDetails:
      'Wij missen nog enkele gegevens om uw aangifte in te dienen. Vul in wat u weet.',
    passportPhoto:
      'De foto van uw paspoort is niet scherp genoeg om te lezen. Stuur ons een nieuwe: de hele pagina, plat en zonder spiegeling.',
    flightDate: 'Laat ons weten op welke datum u in Indonesië landt.',
    address:
      'Laat ons weten waar u de eerste nacht in Indonesië verblijft: de naam en de straat van het hotel of huis.',
    declaredItem:
      'We hebben een vraag over een voorwerp in uw aangifte. Laat ons weten wat het is, hoeveel u er meeneemt en waarvoor.',
    payment:
      'We vinden uw betaling niet. Laat ons weten wanneer en hoe u hebt betaald. Stuur nooit kaartnummers.',
  },
  th: {
    missingDetails: 'เราต้องการข้อมูลเพิ่มเติมเพื่อยื่นแบบแสดงรายการของคุณ โปรดกรอกเท่าที่คุณทราบ',
    passportPhoto: 'รูปหนังสือเดินทางของคุณไม่ชัดพอที่จะอ่านได้ โปรดส่งรูปใหม่ ให้เห็นทั้งหน้า วางเรียบ และไม่มีแสงสะท้อน',
    flightDate: 'โปรดบอกวันที่คุณเดินทางถึงอินโดนีเซีย',
    address: 'โปรดบอกที่พักคืนแรกของคุณในอินโดนีเซีย ชื่อและถนนของโรงแรมหรือบ้าน',
    declaredItem: 'เรามีคำถามเกี่ยวกับสิ่งของในใบแจ้งของคุณ โปรดบอกว่าคืออะไร คุณนำมากี่ชิ้น และใช้ทำอะไร',
    payment: 'เราไม่พบการชำระเงินของคุณ โปรดบอกว่าคุณชำระเมื่อไรและอย่างไร อย่าส่งหมายเลขบัตร',
  },
  vi: {
    missingDetails:
      'Chúng tôi cần thêm một số thông tin để nộp tờ khai của bạn. Vui lòng điền những gì bạn biết.',
    passportPhoto:
      'Ảnh hộ chiếu của bạn không đủ rõ để đọc. Vui lòng gửi ảnh mới: cả trang, phẳng, không bị lóa.',
    flightDate: 'Vui lòng cho chúng tôi biết ngày bạn hạ cánh ở Indonesia.',
    address:
      'Vui lòng cho chúng tôi biết bạn ở đâu đêm đầu tiên tại Indonesia: tên và đường của khách sạn hoặc nhà.',
    declaredItem:
      'Chúng tôi có câu hỏi về một món đồ trong tờ khai của bạn. Vui lòng cho biết đó là gì, bạn mang bao nhiêu và để làm gì.',
    payment:
      'Chúng tôi không tìm thấy khoản thanh toán của bạn. Vui lòng cho biết bạn đã thanh toán khi nào và bằng cách nào. Không bao giờ gửi số thẻ.',
  },
  tr: {
    missingDetails:
      'Beyannamenizi vermek için birkaç bilgiye daha ihtiyacımız var. Lütfen bildiklerinizi doldurun.',
    passportPhoto:
      'Pasaportunuzun fotoğrafı okunacak kadar net değil. Lütfen yeni bir fotoğraf gönderin: sayfanın tamamı, düz ve yansımasız.',
    flightDate: 'Lütfen Endonezya’ya hangi tarihte indiğinizi bize bildirin.',
    address:
      'Lütfen Endonezya’daki ilk geceyi nerede geçirdiğinizi bize bildirin: otelin veya evin adı ve sokağı.',
    declaredItem:
      'Beyanınızdaki bir eşya hakkında sorumuz var. Lütfen ne olduğunu, kaç tane getirdiğinizi ve ne için olduğunu bize bildirin.',
    payment:
      'Ödemenizi bulamıyoruz. Lütfen ne zaman ve nasıl ödediğinizi bize bildirin. Kart numarası asla göndermeyin.',
  },
  pl: {
    missingDetails:
      'Brakuje nam kilku danych, aby złożyć Państwa deklarację. Proszę uzupełnić to, co jest znane.',
    passportPhoto:
      'Zdjęcie Twojego paszportu nie jest dość wyraźne, aby je odczytać. Prześlij nowe: cała strona, płasko i bez odbić.',
    flightDate: 'Podaj datę lądowania w Indonezji.',
    address: 'Napisz, gdzie spędzasz pierwszą noc w Indonezji: nazwa i ulica hotelu lub domu.',
    declaredItem:
      'Mamy pytanie o przedmiot w Twojej deklaracji. Napisz, co to jest, ile sztuk przywozisz i do czego.',
    payment:
      'Nie możemy znaleźć Twojej płatności. Napisz, kiedy i jak zapłacono. Nigdy nie wysyłaj numerów kart.',
  },
};

/** The words of an everyday question in a language, in English where there are none. */
export function questionText(template: QuestionTemplate, language: string): string {
  return (questionTexts[language] ?? questionTexts.en)?.[template] ?? '';
}

/** Whether a text is what an everyday question says in a language; its English says the same then. */
export function isTemplateText(
  template: QuestionTemplate,
  language: string,
  text: string,
): boolean {
  return text.trim() === questionText(template, language);
}

import { order } from '../order-catalogs/ms.ts';
import type { Catalog } from '../t.ts';

/** Malay of Malaysia: polite "anda", plain sentences, "pengisytiharan kastam" for the declaration. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Tentang kami',
  'strip.notice': 'Perkhidmatan swasta. <b>Tiada kaitan dengan kerajaan Indonesia.</b>',
  'bar.home': '{product}, jejak pesanan',
  'bar.menu': 'Menu',
  'bar.skip': 'Terus ke kandungan',
  'nav.label': 'Laman web kami',
  'nav.home': 'Laman Utama',
  'nav.apply': 'Mohon Sekarang',
  'nav.benefits': 'Faedah Tambahan',
  'nav.terms': 'Terma & Syarat',
  'nav.privacy': 'Dasar Privasi',
  'nav.refund': 'Dasar Bayaran Balik',
  'nav.contact': 'Hubungi Kami',
  'footer.private':
    '<b>{product} ialah syarikat swasta.</b> Kami tiada kaitan dengan kerajaan Indonesia. Kami menyediakan dan mengemukakan pengisytiharan kastam untuk anda dan mengenakan bayaran bagi kerja ini.',
  'footer.copyright': '© {year} {company}. Hak cipta terpelihara.',

  'toast.close': 'Tutup',

  'track.page': 'Jejak Pesanan',
  'track.heading': 'Masukkan e-mel yang anda gunakan dalam permohonan anda',
  'track.lead': 'Kami menggunakannya untuk mencari pesanan anda. Anda tidak memerlukan akaun.',
  'track.orderId': 'ID Pesanan',
  'track.orderIdHint': 'Anda boleh menemuinya dalam e-mel kami kepada anda.',
  'track.email': 'Alamat e-mel',
  'track.emailHint': 'Alamat e-mel dalam permohonan anda.',
  'track.submit': 'JEJAK PESANAN',
  'track.brokenLink':
    'Pautan ini tidak lengkap. Masukkan ID Pesanan dan e-mel anda di sini. Kedua-duanya ada dalam e-mel kami kepada anda.',
  'track.openAgain':
    'Demi keselamatan anda, kami meminta e-mel anda sebelum memaparkan pesanan ini. Masukkan e-mel anda untuk meneruskan.',
  'track.next': 'Langkah seterusnya',
  'track.step1': 'Kami mencari pesanan anda',
  'track.step1Text': 'Kedua-dua butiran mesti sepadan dengan permohonan anda.',
  'track.step2': 'Anda memuat turun pengisytiharan anda',
  'track.step2Text': 'Simpan pada telefon anda.',
  'track.step3': 'Anda menunjukkannya semasa ketibaan',
  'track.step3Text': 'Fail yang disimpan boleh dibuka tanpa internet.',
  'track.lost': 'Tidak menemui ID Pesanan anda? <link>Hubungi kami</link>.',

  'failure.offline':
    'Anda mungkin berada di luar talian, atau pelayan kami tidak menjawab. Semak sambungan anda dan cuba lagi. Butiran anda masih ada di sini.',
  'failure.broken': 'Berlaku masalah di pihak kami. Sila cuba lagi dalam beberapa minit.',
  'failure.captive':
    'Rangkaian ini meminta anda log masuk dahulu. Buka halaman log masuknya, kemudian cuba lagi di sini.',
  'failure.slow': 'Pelayan kami belum menjawab. Anda boleh menunggu, atau berhenti dan cuba lagi.',
  'failure.stop': 'Berhenti',
  'failure.tooMany': 'Terlalu banyak percubaan. Anda boleh mencuba lagi pada pukul {time}.',

  'door.noCookies':
    'Pelayar anda tidak menyimpan kuki, jadi kami tidak dapat membuka pesanan di sini. Benarkan kuki untuk laman web ini dan cuba lagi, atau buka pautan dalam pelayar lain.',
  'notFound.page': 'Halaman tidak ditemui',
  'notFound.heading': 'Halaman ini tidak wujud',
  'notFound.text':
    'Semak pautan dalam e-mel kami kepada anda. Anda juga boleh membuka pesanan anda di sini.',
  'notFound.link': 'Jejak pesanan',

  'crash.chunk':
    'Sebahagian daripada halaman ini tidak diterima. Semak sambungan anda dan muatkan semula halaman ini.',
  'crash.newer':
    'Terdapat versi baharu halaman ini. Muatkan semula untuk meneruskan. Apa yang anda taip tetap disimpan.',
  'crash.other': 'Berlaku masalah di pihak kami. Muatkan semula halaman ini.',
  'crash.reload': 'Muatkan semula',
  'crash.contact': 'Hubungi Kami',

  'language.label': 'Bahasa',
  'language.failed':
    'Bahasa ini tidak dapat dimuatkan. Semak sambungan anda dan pilih sekali lagi.',

  'field.orderIdMissing': 'Sila masukkan ID Pesanan anda',
  'field.emailMissing': 'Sila masukkan e-mel anda',
  'refused.noSuchOrder':
    'Kami tidak menemui pesanan dengan ID Pesanan dan e-mel ini. Sila semak kedua-duanya dan cuba lagi.',
  'refused.tooMany': 'Terlalu banyak percubaan. Sila cuba lagi dalam beberapa minit.',
  'truth.heading': 'Apa yang anda bayar',
  'truth.private': 'Perkhidmatan swasta',
  'truth.free': 'Borang rasmi adalah percuma',
  'truth.freeText':
    'Borang rasmi adalah percuma: anda boleh mengisinya sendiri di <link>{host}</link>.',
  'truth.fee': 'Apa yang dibeli oleh bayaran kami',
  'truth.feeText':
    'Bayaran kami adalah untuk kerja ini: kami menyediakan borang daripada jawapan anda, bertanya apabila ada yang kurang, mengemukakannya dan menyimpan dokumen untuk anda.',
  'truth.statement': 'Pada penyata anda',
  'truth.statementText': 'Pada penyata anda ini tertera sebagai <b>{name}</b>.',

  ...order,
};

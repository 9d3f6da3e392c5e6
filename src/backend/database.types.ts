export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      categories: {
        Row: {
          count: number
          description: string
          id: number
          name: string
          origin: string
          parent: number
          slug: string
        }
        Insert: {
          count?: number
          description?: string
          id: number
          name: string
          origin?: string
          parent?: number
          slug: string
        }
        Update: {
          count?: number
          description?: string
          id?: number
          name?: string
          origin?: string
          parent?: number
          slug?: string
        }
        Relationships: []
      }
      contact_marks: {
        Row: {
          answered_at: string | null
          contact_id: string
          read_at: string | null
        }
        Insert: {
          answered_at?: string | null
          contact_id: string
          read_at?: string | null
        }
        Update: {
          answered_at?: string | null
          contact_id?: string
          read_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "contact_marks_contact_id_fkey"
            columns: ["contact_id"]
            isOneToOne: true
            referencedRelation: "contacts"
            referencedColumns: ["id"]
          },
        ]
      }
      contact_sendings: {
        Row: {
          id: number
          place: string | null
          sent_at: string
          writer: string
        }
        Insert: {
          id?: never
          place?: string | null
          sent_at?: string
          writer: string
        }
        Update: {
          id?: never
          place?: string | null
          sent_at?: string
          writer?: string
        }
        Relationships: []
      }
      contacts: {
        Row: {
          created_at: string
          email: string
          id: string
          message: string
          name: string
          phone: string | null
        }
        Insert: {
          created_at?: string
          email: string
          id?: string
          message: string
          name: string
          phone?: string | null
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          message?: string
          name?: string
          phone?: string | null
        }
        Relationships: []
      }
      pets: {
        Row: {
          age: string
          born_on: string | null
          breed: string
          created_at: string
          health_status: string
          id: string
          image: string | null
          last_checkup: string | null
          medications: string[]
          name: string
          next_appointment: string | null
          notes: string
          owner_id: string
          type: string
          vaccinations: string[]
          weight: string
        }
        Insert: {
          age?: string
          born_on?: string | null
          breed?: string
          created_at?: string
          health_status?: string
          id?: string
          image?: string | null
          last_checkup?: string | null
          medications?: string[]
          name: string
          next_appointment?: string | null
          notes?: string
          owner_id?: string
          type: string
          vaccinations?: string[]
          weight?: string
        }
        Update: {
          age?: string
          born_on?: string | null
          breed?: string
          created_at?: string
          health_status?: string
          id?: string
          image?: string | null
          last_checkup?: string | null
          medications?: string[]
          name?: string
          next_appointment?: string | null
          notes?: string
          owner_id?: string
          type?: string
          vaccinations?: string[]
          weight?: string
        }
        Relationships: []
      }
      post_history: {
        Row: {
          action: string
          categories: number[]
          changed_at: string
          changed_by: string
          content: string
          date: string
          excerpt: string
          featured_media: Json | null
          id: number
          post_id: number
          slug: string
          summary_hi: string | null
          title: string
          title_hi: string | null
          version: number
        }
        Insert: {
          action: string
          categories: number[]
          changed_at?: string
          changed_by: string
          content: string
          date: string
          excerpt: string
          featured_media?: Json | null
          id?: never
          post_id: number
          slug: string
          summary_hi?: string | null
          title: string
          title_hi?: string | null
          version: number
        }
        Update: {
          action?: string
          categories?: number[]
          changed_at?: string
          changed_by?: string
          content?: string
          date?: string
          excerpt?: string
          featured_media?: Json | null
          id?: never
          post_id?: number
          slug?: string
          summary_hi?: string | null
          title?: string
          title_hi?: string | null
          version?: number
        }
        Relationships: []
      }
      posts: {
        Row: {
          author: number | null
          categories: number[]
          content: string
          date: string
          excerpt: string
          featured_media: Json | null
          featured_media_id: number | null
          hidden: boolean
          id: number
          link: string | null
          modified: string | null
          old_slugs: string[]
          hosts: string[]
          origin: string
          protected: boolean
          slug: string
          summary_hi: string | null
          text_hash: string
          title: string
          title_hi: string | null
          version: number
        }
        Insert: {
          author?: number | null
          categories?: number[]
          content?: string
          date: string
          excerpt?: string
          featured_media?: Json | null
          featured_media_id?: number | null
          hidden?: boolean
          id?: number
          link?: string | null
          modified?: string | null
          old_slugs?: string[]
          hosts?: string[]
          origin?: string
          protected?: boolean
          slug: string
          summary_hi?: string | null
          text_hash?: never
          title: string
          title_hi?: string | null
          version?: number
        }
        Update: {
          author?: number | null
          categories?: number[]
          content?: string
          date?: string
          excerpt?: string
          featured_media?: Json | null
          featured_media_id?: number | null
          hidden?: boolean
          id?: number
          link?: string | null
          modified?: string | null
          old_slugs?: string[]
          hosts?: string[]
          origin?: string
          protected?: boolean
          slug?: string
          summary_hi?: string | null
          text_hash?: never
          title?: string
          title_hi?: string | null
          version?: number
        }
        Relationships: []
      }
      profiles: {
        Row: {
          address: string
          avatar: string | null
          city: string
          clinic_name: string | null
          created_at: string
          first_name: string
          id: string
          last_name: string | null
          license_number: string | null
          phone: string
          role: string
          state: string
          zip_code: string
        }
        Insert: {
          address?: string
          avatar?: string | null
          city?: string
          clinic_name?: string | null
          created_at?: string
          first_name?: string
          id: string
          last_name?: string | null
          license_number?: string | null
          phone?: string
          role?: string
          state?: string
          zip_code?: string
        }
        Update: {
          address?: string
          avatar?: string | null
          city?: string
          clinic_name?: string | null
          created_at?: string
          first_name?: string
          id?: string
          last_name?: string | null
          license_number?: string | null
          phone?: string
          role?: string
          state?: string
          zip_code?: string
        }
        Relationships: []
      }
      rebuild_requests: {
        Row: {
          asked_at: string
          asked_by: string
          called_at: string | null
          done_at: string | null
          fault: string | null
          hook_call: number | null
          id: number
          reason: string
        }
        Insert: {
          asked_at?: string
          asked_by: string
          called_at?: string | null
          done_at?: string | null
          fault?: string | null
          hook_call?: number | null
          id?: never
          reason: string
        }
        Update: {
          asked_at?: string
          asked_by?: string
          called_at?: string | null
          done_at?: string | null
          fault?: string | null
          hook_call?: number | null
          id?: never
          reason?: string
        }
        Relationships: []
      }
      staff: {
        Row: {
          added_at: string
          user_id: string
        }
        Insert: {
          added_at?: string
          user_id: string
        }
        Update: {
          added_at?: string
          user_id?: string
        }
        Relationships: []
      }
      staff_settings: {
        Row: {
          changed_at: string
          name: string
          value: string
        }
        Insert: {
          changed_at?: string
          name: string
          value: string
        }
        Update: {
          changed_at?: string
          name?: string
          value?: string
        }
        Relationships: []
      }
      sync_runs: {
        Row: {
          finished_at: string | null
          heartbeat_at: string
          holder: string
          id: number
          mode: string
          report: Json
          source: string
          started_at: string
          status: string
        }
        Insert: {
          finished_at?: string | null
          heartbeat_at?: string
          holder: string
          id?: never
          mode: string
          report?: Json
          source: string
          started_at?: string
          status?: string
        }
        Update: {
          finished_at?: string | null
          heartbeat_at?: string
          holder?: string
          id?: never
          mode?: string
          report?: Json
          source?: string
          started_at?: string
          status?: string
        }
        Relationships: []
      }
      sync_staged_categories: {
        Row: {
          category: Json
          id: number
          run_id: number
        }
        Insert: {
          category: Json
          id: number
          run_id: number
        }
        Update: {
          category?: Json
          id?: number
          run_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "sync_staged_categories_run_id_fkey"
            columns: ["run_id"]
            isOneToOne: false
            referencedRelation: "sync_runs"
            referencedColumns: ["id"]
          },
        ]
      }
      sync_staged_posts: {
        Row: {
          id: number
          post: Json
          run_id: number
        }
        Insert: {
          id: number
          post: Json
          run_id: number
        }
        Update: {
          id?: number
          post?: Json
          run_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "sync_staged_posts_run_id_fkey"
            columns: ["run_id"]
            isOneToOne: false
            referencedRelation: "sync_runs"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      are_short_lines: { Args: { lines: string[] }; Returns: boolean }
      delete_old_contacts: { Args: never; Returns: number }
      delete_own_account: { Args: never; Returns: boolean }
      end_rebuild: { Args: { problem?: string; request: number }; Returns: undefined }
      is_slug: { Args: { value: string }; Returns: boolean }
      is_staff: { Args: never; Returns: boolean }
      list_messages: {
        Args: { after_id?: string; after_moment?: string; most: number; only_state: string; words: string }
        Returns: {
          answered_at: string
          created_at: string
          email: string
          id: string
          message: string
          name: string
          phone: string
          read_at: string
          total: number
        }[]
      }
      list_staff: { Args: never; Returns: { added_at: string; email: string }[] }
      mark_message: {
        Args: { is_answered: boolean; is_read: boolean; message_id: string }
        Returns: boolean
      }
      post_conflict: { Args: { post_id: number }; Returns: Json }
      publish_post: { Args: { expected: number; fields: Json; post_id: number }; Returns: Json }
      request_rebuild: { Args: { reason?: string }; Returns: number }
      read_hook_answers: { Args: never; Returns: number }
      set_staff: { Args: { member: boolean; member_email: string }; Returns: string }
      sync_apply: {
        Args: {
          allow_removals: boolean
          live_categories: number[]
          live_posts: number[]
          run: number
          run_report: Json
        }
        Returns: undefined
      }
      sync_beat: { Args: { run: number }; Returns: boolean }
      sync_begin: { Args: { run_holder: string; run_mode: string; run_source: string }; Returns: number }
      sync_end: { Args: { run: number; run_report: Json; run_status: string }; Returns: undefined }
      take_rebuild: { Args: never; Returns: number }
      unpublish_post: { Args: { expected: number; post_id: number }; Returns: Json }
      tidy_line: { Args: { value: string }; Returns: string }
      tidy_mail: { Args: { value: string }; Returns: string }
      tidy_number: { Args: { value: string }; Returns: string }
      tidy_phone: { Args: { value: string }; Returns: string }
      visible_text: { Args: { value: string }; Returns: string }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
